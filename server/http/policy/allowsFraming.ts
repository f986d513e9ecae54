import type { Env } from '../../../config/env.ts';

/** Whether another site may show this one in a frame. Only then is there a framed session; unsaid, nobody may. */
export function allowsFraming({ FRAME_ANCESTORS = [] }: Partial<Pick<Env, 'FRAME_ANCESTORS'>>): boolean {
  return FRAME_ANCESTORS.some((source) => source !== "'self'" && source !== "'none'");
}
