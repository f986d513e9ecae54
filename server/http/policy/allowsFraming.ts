import type { Env } from '#config/env.ts';

/**
 * Whether FRAME_ANCESTORS allows another site to show this one in a frame; false without it. Only then is there a framed session.
 */
export function allowsFraming({ FRAME_ANCESTORS = [] }: Partial<Pick<Env, 'FRAME_ANCESTORS'>>): boolean {
  return FRAME_ANCESTORS.some((source) => source !== "'self'" && source !== "'none'");
}
