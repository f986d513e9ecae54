import type { Env } from '#config/env.ts';

/** The environment with the share of its caches' memory (`*_MAX_BYTES`) that one of so many sites has. */
export function shareOfMemory(env: Env, sites: number): Env {
  const shares = Object.entries(env).flatMap(([name, value]) =>
    name.endsWith('_MAX_BYTES') ? [[name, Math.floor(Number(value) / sites)] as const] : [],
  );
  return { ...env, ...Object.fromEntries(shares) };
}
