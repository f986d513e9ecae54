import type { Env } from '#config/env.ts';

/**
 * Whether a Host header names the origin of game documents (GAME_ORIGIN), which serves nothing else of the site. Always false without
 * GAME_ORIGIN.
 */
export function isGameHost({ GAME_ORIGIN }: Partial<Pick<Env, 'GAME_ORIGIN'>>): (host: string | undefined) => boolean {
  if (GAME_ORIGIN === undefined) return () => false;
  const gameHost = new URL(GAME_ORIGIN).host;
  return (host) => host?.toLowerCase() === gameHost;
}
