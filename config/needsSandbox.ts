import type { Env } from './env.ts';

/** Whether this process must bring its own upstreams. In production parseEnv has already insisted on SANDBOX=1. */
export function needsSandbox(env: Pick<Env, 'PLATFORM_URL' | 'CONTENT_URL'>): boolean {
  return env.PLATFORM_URL === undefined || env.CONTENT_URL === undefined;
}
