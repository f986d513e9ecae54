import type { Server, ServerOptions } from 'node:http';

/**
 * What one connection may cost (RELIABILITY D1). `http.createServer(serverLimits.options, app)`, then
 * `serverLimits.apply(server)` for those that are properties of the server.
 */
export const serverLimits = {
  options: {
    /** A slow sender of headers is cut after 10 s; the check runs every second. */
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    requestTimeout: 30_000,
    /** Longer than the load balancer's idle time (60 s): it must be the one to close, or it writes into a closed socket (F1). */
    keepAliveTimeout: 65_000,
    keepAliveTimeoutBuffer: 1000,
    maxHeaderSize: 16 * 1024,
    noDelay: true,
    requireHostHeader: true,
  } satisfies ServerOptions,

  apply(server: Server): void {
    server.maxHeadersCount = 100;
    server.maxConnections = 20_000;
    server.maxRequestsPerSocket = 0;
  },
} as const;
