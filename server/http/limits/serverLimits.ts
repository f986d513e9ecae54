import type { Server, ServerOptions } from 'node:http';
import type { Env } from '#config/env.ts';

/** Milliseconds added to the longest legitimate silence: connecting, a busy moment. */
const MARGIN = 60_000;

/**
 * Limits of one connection (reliability D1, G1). For every server that listens: `http.createServer(serverLimits.options, app)`, then
 * `serverLimits.apply(server, env)` for those that are properties of the server.
 */
export const serverLimits = {
  options: {
    /** Milliseconds for the headers; checked every second. */
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    /** Milliseconds for the whole request: 10 MB of documents take 80 s from a phone with 1 Mbit/s. */
    requestTimeout: 120_000,
    /**
     * Longer than the load balancer's idle time (60 s): the balancer must close first, or it writes into a closed socket (reliability F1).
     */
    keepAliveTimeout: 65_000,
    keepAliveTimeoutBuffer: 1000,
    maxHeaderSize: 16 * 1024,
    noDelay: true,
    requireHostHeader: true,
    /** A request without a body is not a stream that has to be read to its end; this saves a twentieth of a cached page. See `hasBody`. */
    optimizeEmptyRequests: true,
  } satisfies ServerOptions,

  apply(server: Server, env: SilenceEnv): void {
    server.maxHeadersCount = 100;
    server.maxConnections = 20_000;
    server.maxRequestsPerSocket = 0;
    server.timeout = maxSilence(env);
  },
} as const;

type SilenceEnv = Pick<Env, 'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT'>;

/**
 * Milliseconds without a byte in either direction after which a connection is cut: a client that does not read would hold an answer in
 * memory without bound. A slow reader is not cut, because Node checks whether the write moves.
 *
 * Cutting a command in progress makes a browser send it again (reliability F1), so this is longer than the longest possible wait: a second
 * attempt that waits for the first one's outcome on another replica, and is then sent itself.
 */
function maxSilence({ PLATFORM_TIMEOUT, CASHIER_TIMEOUT }: SilenceEnv): number {
  return 2 * Math.max(PLATFORM_TIMEOUT, CASHIER_TIMEOUT) + MARGIN;
}
