import { Pool } from 'undici';

export interface PlatformPool {
  pool: Pool;
  /** Path of PLATFORM_URL without a slash at the end; usually empty. */
  basePath: string;
}

/**
 * Connections to the platform; each kind of call has its own, so that none waits behind another: loaders and the redirect lookup, money,
 * what is streamed, uploads. Retries nothing.
 */
export function createPlatformPool(
  url: string,
  { idle, connections = 256 }: { idle: number; connections?: number },
): PlatformPool {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: idle,
    keepAliveMaxTimeout: idle,
    connect: { timeout: 5_000 },
  });
  return { pool, basePath: pathname === '/' ? '' : pathname };
}
