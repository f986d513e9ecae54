import type { Env } from './env.ts';

/** Whether this process must start the embedded sandbox. In production parseEnv already requires SANDBOX=1 for that. */
export function needsSandbox(env: Pick<Env, 'PLATFORM_URL' | 'CONTENT_URL'>): boolean {
  return env.PLATFORM_URL === undefined || env.CONTENT_URL === undefined;
}
