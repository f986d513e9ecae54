import { buildConnector, Pool } from 'undici';
import { markUnconnected } from '#server/upstream/neverLeft.ts';

/** A connection pool to the platform and the path that precedes every request path. */
export interface PlatformPool {
  pool: Pool;
  /** Path of PLATFORM_URL without a trailing slash; usually empty. */
  basePath: string;
}

/**
 * Creates a pool of connections to the platform. `idle` is the keep-alive in ms. Each kind of call has a separate pool, so that none
 * waits for another: loaders and the redirect lookup, money, streamed answers, uploads. Never retries.
 */
export function createPlatformPool(
  url: string,
  { idle, connections = 256 }: { idle: number; connections?: number },
): PlatformPool {
  const { origin, pathname } = new URL(url);
  const connector = buildConnector({ timeout: 5_000 });
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: idle,
    keepAliveMaxTimeout: idle,
    connect: (target, done) =>
      connector(target, (...result) => {
        if (result[0]) markUnconnected(result[0]);
        done(...result);
      }),
  });
  return { pool, basePath: pathname === '/' ? '' : pathname };
}
