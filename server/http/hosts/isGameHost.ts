import type { Env } from '../../../config/env.ts';

/** Whether a Host header names the place of game documents (GAME_ORIGIN), where nothing else of the site is. */
export function isGameHost({ GAME_ORIGIN }: Partial<Pick<Env, 'GAME_ORIGIN'>>): (host: string | undefined) => boolean {
  if (GAME_ORIGIN === undefined) return () => false;
  const own = new URL(GAME_ORIGIN).host;
  return (host) => host?.toLowerCase() === own;
}
