import type { Server, ServerOptions } from 'node:http';
import type { Env } from '../../../config/env.ts';

/** Beyond the silence that has a reason: connecting, a busy moment. */
const MARGIN = 60_000;

/**
 * What one connection may cost (reliability D1, G1). `http.createServer(serverLimits.options, app)`, then
 * `serverLimits.apply(server, env)` for those that are properties of the server; for every server that listens.
 */
export const serverLimits = {
  options: {
    /** A slow sender of headers is cut after 10 s; the check runs every second. */
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    /** The whole request: 10 MB of documents from a phone with 1 Mbit/s take 80 s. */
    requestTimeout: 120_000,
    /** Longer than the load balancer's idle time (60 s): it must be the one to close, or it writes into a closed socket (reliability F1). */
    keepAliveTimeout: 65_000,
    keepAliveTimeoutBuffer: 1000,
    maxHeaderSize: 16 * 1024,
    noDelay: true,
    requireHostHeader: true,
    /** A request without a body is no stream to be read to its end: a twentieth of a cached page. See `hasBody`. */
    optimizeEmptyRequests: true,
  } satisfies ServerOptions,

  apply(server: Server, env: SilenceEnv): void {
    server.maxHeadersCount = 100;
    server.maxConnections = 20_000;
    server.maxRequestsPerSocket = 0;
    server.timeout = longestSilence(env);
  },
} as const;

type SilenceEnv = Pick<Env, 'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT'>;

/**
 * Milliseconds without a byte in either direction after which a connection is cut: a reader who does not read holds an answer in our
 * memory for ever. A slow one who still takes bytes is let live, Node looks whether the write moves.
 *
 * Cutting a command that is under way makes a browser send it again (reliability F1), so this is longer than the longest wait there is: a second
 * attempt that waits for the first one's outcome on another replica, and is then sent itself.
 */
function longestSilence({ PLATFORM_TIMEOUT, CASHIER_TIMEOUT }: SilenceEnv): number {
  return 2 * Math.max(PLATFORM_TIMEOUT, CASHIER_TIMEOUT) + MARGIN;
}
