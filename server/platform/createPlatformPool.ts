import { Pool } from 'undici';

export interface PlatformPool {
  pool: Pool;
  /** Path of PLATFORM_URL without a slash at the end; usually empty. */
  basePath: string;
}

/** Connections to the platform for what is not streamed: one pool for loaders and the redirect lookup, one for money. Retries nothing. */
export function createPlatformPool(url: string, { idle }: { idle: number }): PlatformPool {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, {
    connections: 256,
    pipelining: 1,
    keepAliveTimeout: idle,
    keepAliveMaxTimeout: idle,
    connect: { timeout: 5_000 },
  });
  return { pool, basePath: pathname === '/' ? '' : pathname };
}
