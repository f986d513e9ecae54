import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

export type UpstreamFailure = 'failed' | 'timeout' | 'too_large';

export interface StreamProxyOptions {
  /** PLATFORM_URL; its path, if any, goes before the address of the call. */
  target: string;
  /** Milliseconds an idle upstream connection is kept: less than the upstream keeps it, or we would meet a closing one. */
  idle: number;
}

export interface Forwarding {
  /** Path and query for the upstream. */
  url: string;
  headers: IncomingMessage['headers'];
  /** Milliseconds from the end of the request to the first byte of the answer, and between any two bytes of it. */
  timeout: number;
  /** Bytes of a body whose length was not told. */
  mostBytes: number;
  /** Headers of the answer, in place. Returning true: the answer has been given here, the upstream's is thrown away. */
  onAnswer: (answer: IncomingMessage) => boolean;
  /** No answer came. Must answer the visitor: a socket closed without a status makes browsers send a POST again (F1). */
  onFailure: (kind: UpstreamFailure, cause: unknown) => void;
}

export interface StreamProxy {
  forward(req: Request, res: Response, forwarding: Forwarding): void;
  close(): void;
}

interface State extends Forwarding {
  request?: ClientRequest;
  failed?: boolean;
}

/**
 * Streams a request to the upstream and its answer back; nothing is held in memory, nothing is retried (RELIABILITY D8, D13).
 *
 * The library's `timeout` is never set: it leaks a listener a request (F5). Its hooks carry nothing that safety needs; address
 * and headers are final before it sees the request (F2). When the visitor leaves, the upstream request is destroyed.
 */
export function createStreamProxy({ target, idle }: StreamProxyOptions): StreamProxy {
  const Agent = target.startsWith('https:') ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: idle });
  const states = new WeakMap<object, State>();

  function fail(res: object, kind: UpstreamFailure, cause: unknown): void {
    const state = states.get(res);
    if (!state || state.failed) return;
    state.failed = true;
    state.onFailure(kind, cause);
    state.request?.destroy();
  }

  const proxy = createProxyMiddleware<Request, Response>({
    target,
    changeOrigin: true,
    xfwd: false,
    followRedirects: false,
    agent,
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (request, _req, res) => {
          const state = states.get(res);
          // Given up while it waited for a connection: it must not be sent after the visitor was told that it failed.
          if (!state || state.failed) return void request.destroy();
          state.request = request;
          request.setTimeout(state.timeout, () => fail(res, 'timeout', undefined));
        });
        server.on('proxyRes', (answer, _req, res) => {
          const state = states.get(res);
          if (!state || state.failed || res.headersSent) return;
          if (state.onAnswer(answer)) return void answer.resume();
          // The library fills an absent Connection in, and what it says decides for Node: a client that asked to close, or a
          // server that drains (F4), must not be promised more.
          answer.headers.connection = String(
            res.getHeader('connection') ?? (res.shouldKeepAlive ? 'keep-alive' : 'close'),
          );
        });
        server.on('error', (error, _req, res) => {
          if (res) fail(res, 'failed', error);
        });
        // The visitor's own connection broke: there is nobody to answer.
        server.on('econnreset', () => {});
      },
    ],
  });

  return {
    forward(req, res, forwarding) {
      const state: State = { ...forwarding };
      states.set(res, state);
      req.url = forwarding.url;
      req.headers = forwarding.headers;
      // The clock starts when the upload has ended: a slow phone is not a slow platform.
      let timer: NodeJS.Timeout | undefined;
      const start = () => {
        timer ??= setTimeout(() => {
          if (!res.headersSent) fail(res, 'timeout', undefined);
        }, forwarding.timeout);
      };
      if (req.complete || req.method === 'GET' || req.method === 'HEAD') start();
      else req.once('end', start);
      res.once('close', () => clearTimeout(timer));
      if (req.headers['content-length'] === undefined && req.method === 'POST') {
        let size = 0;
        req.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > forwarding.mostBytes) fail(res, 'too_large', undefined);
        });
        // A listener for data starts the flow; the pipe starts it again when the upstream connection is there.
        req.pause();
      }
      void proxy(req, res, (error) => {
        if (error) fail(res, 'failed', error);
      });
    },
    close: () => agent.destroy(),
  };
}
