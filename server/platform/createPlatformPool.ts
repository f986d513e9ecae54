import { buildConnector, Pool } from 'undici';
import { markUnconnected } from '#server/upstream/neverLeft.ts';

/** What calls need of a pool. */
export type Connections = Pick<Pool, 'request' | 'dispatch' | 'close' | 'destroy'>;

/** A connection pool to the platform and the path that precedes every request path. */
export interface PlatformPool {
  pool: Connections;
  /** Path of PLATFORM_URL without a trailing slash; usually empty. */
  basePath: string;
}

/**
 * Creates a pool of connections to the platform. `idle` is the keep-alive in ms. Each kind of call has a separate pool, so that none
 * waits for another: loaders and the redirect lookup, money, streamed answers, uploads. Never retries. It opens with its first call: a
 * brand without visitors has four, and the queue of one takes 16 kB.
 */
export function createPlatformPool(
  url: string,
  { idle, connections = 256 }: { idle: number; connections?: number },
): PlatformPool {
  const { origin, pathname } = new URL(url);
  const connector = buildConnector({ timeout: 5_000 });
  const open = () =>
    new Pool(origin, {
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
  let opened: Pool | undefined;
  const pool = () => (opened ??= open());
  return {
    pool: {
      request: ((...call: Parameters<Pool['request']>) => pool().request(...call)) as Pool['request'],
      dispatch: (options, handler) => pool().dispatch(options, handler),
      // Also one that was never used, so that later calls are refused.
      close: (() => pool().close()) as Pool['close'],
      destroy: ((error?: Error) => pool().destroy(error ?? null)) as Pool['destroy'],
    },
    basePath: pathname === '/' ? '' : pathname,
  };
}
