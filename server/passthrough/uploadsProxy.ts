import { Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { context, propagation } from '@opentelemetry/api';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, debugProxyErrorsPlugin, proxyEventsPlugin } from 'http-proxy-middleware';
import { ContentError } from '#server/content/contentClient.ts';
import { refuseContent } from '#server/content/refuseContent.ts';
import { createSlowReaders, type SlowReaderLimits } from '#server/http/limits/createSlowReaders.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { TraceIds } from '#server/http/trace/RequestTrace.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import type { ObserveCall } from '#server/upstream/ObserveCall.ts';
import { EXPORT_FILES } from '#shared/bets/exportFiles.ts';
import { TICKET_FILES } from '#shared/support/ticketFilePlace.ts';
import { type CallReport, openCallReport } from './openCallReport.ts';
import { sendMedia } from './sendMedia.ts';
import { setIdleTimeouts } from './setIdleTimeouts.ts';

/** Address of the content service and limits of the connections for its files. */
export interface UploadsProxyOptions {
  /** CONTENT_URL: an origin with or without a path, no trailing slash. */
  url: string;
  /** Keep-alive in ms. Shorter than the service's, or a request could be sent on a connection that the service is closing. */
  idle: number;
  /** Connections to the service: a hundred slow pictures must not delay collections, which have their own. */
  connections?: number;
  slowReaders: SlowReaderLimits;
  observe?: ObserveCall | undefined;
  /** Called when the service does not answer, or not with a file; `id`: of the request. Not called when the visitor left. */
  onFailure?: (error: unknown, id: string) => void;
}

/**
 * The handler of `GET /uploads/*`. `serve` answers with the file of a path that the request does not name, to be
 * stored under the name `asFile` and never shown; `close` ends the idle connections.
 */
export type UploadsProxy = RequestHandler & {
  serve(req: Request, res: Response, path: string, asFile?: string): void;
  close(): void;
};

const CONNECTIONS = 32;
/** In ms. */
const CONNECT_TIMEOUT = 2_000;
/** In ms. The service may have to generate a picture first, and no page waits for pictures. */
const IDLE_TIMEOUT = 30_000;

/** The raw path: no encoded slash, no dot segment, nothing that the service could read as another path (reliability A2, F6). */
const FILE = /^\/uploads\/(?:[\w.~-]|%(?!2[ef]|5c|0)[\da-f]{2})+(?:\/(?:[\w.~-]|%(?!2[ef]|5c|0)[\da-f]{2})+)*$/i;
/** The address changes with the file (shared/content/fields.ts). A file replaced by an editor keeps its name, despite the hash in it. */
const VERSIONED = /\?v=[\da-z]+$/;
const KEPT = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=86400, stale-while-revalidate=604800';
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** Headers of the visitor that reach the service: no cookie, no token (reliability F2). */
const PASSED = new Set(['host', 'range', 'if-none-match', 'if-modified-since', 'if-range']);
/** Answers of the service that are passed on as they are; other answers without a file are failures. */
const REFUSALS = new Set([404, 416]);
const RETURNED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'content-disposition',
] as const;

/**
 * Passes `GET` and `HEAD` of `/uploads/*` on to the content service. 404 for other paths, unknown files and those of players, 400 for a request with a
 * body, 416 as the service says, 502 when it fails; errors have the shape of the content service.
 *
 * http-proxy-middleware makes the call. The answer is written here (`selfHandleResponse`): the library would pipe it, and a piped answer
 * lets a slow visitor hold a connection of the service (decision 020).
 */
export function uploadsProxy(options: UploadsProxyOptions): UploadsProxy {
  const { url, idle, connections = CONNECTIONS, slowReaders, observe, onFailure } = options;
  const reports = new WeakMap<object, CallReport>();
  const served = new WeakMap<object, string>();
  const names = new WeakMap<object, string>();
  const readers = createSlowReaders({ connections: connections / 2, ...slowReaders });
  const agent = new (url.startsWith('https:') ? SecureAgent : Agent)({
    keepAlive: true,
    maxSockets: connections,
    timeout: idle,
  });
  const forward = createProxyMiddleware({
    target: url,
    changeOrigin: true,
    agent,
    selfHandleResponse: true,
    pathRewrite: (path, req) => served.get(req) ?? pathOf(path),
    // Without the plugin that would answer errors in its own words.
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      proxyReq: (request, _req, res) => {
        narrow(request, contextOf(res));
        setIdleTimeouts(request, { connect: CONNECT_TIMEOUT, idle: IDLE_TIMEOUT });
        // The library waits for the end of the visitor's body, which a request without a body never tells (`optimizeEmptyRequests`).
        request.end();
      },
      // Express gave the library both, which it types as Node's.
      proxyRes: (answer, req, res) => {
        const report = reports.get(res);
        report?.answered();
        if (!startAnswer(answer, res as Response, names.get(req))) return report?.ended(failureOf(answer));
        // Before sendMedia ends the visitor's answer, which writes the log line.
        answer.once('end', () => report?.ended());
        sendMedia(answer, res, () => readers.open(res, visitorKey(req as Request), answer)).catch((error: unknown) => {
          report?.ended(error);
          res.destroy();
        });
      },
      error: (error, _req, res) => {
        reports.get(res)?.ended(error);
        if (!('headersSent' in res) || res.headersSent || res.destroyed) return void res.destroy();
        refuseContent(res as Response, 502, 'BadGatewayError', 'The content service did not answer');
      },
    },
  });
  function serve(req: Request, res: Response, path: string, asFile?: string): void {
    if (!FILE.test(path) || DOT_SEGMENT.test(path)) return refuseContent(res, 404, 'NotFoundError', 'Not Found');
    if (bringsBody(req))
      return refuseContent(res.set('Connection', 'close'), 400, 'BadRequestError', 'No body expected');
    // With it the library leaves out `proxyReq`, and every header would be passed on.
    delete req.headers.expect;
    reports.set(res, openCallReport(res, { operation: 'uploads', observe, onFailure }));
    // Its errors have been answered by `on.error`: they must not reach the error handler as well.
    served.set(req, path);
    if (asFile !== undefined) names.set(req, asFile);
    void forward(req, res, () => {});
  }
  const handler: RequestHandler = (req, res) => {
    const path = pathOf(req.originalUrl);
    // An address is no proof of who asks: it stays in logs, histories and messages (exportFile).
    if (isPrivate(path)) return refuseContent(res, 404, 'NotFoundError', 'Not Found');
    serve(req, res, path);
  };
  return Object.assign(handler, { serve, close: () => agent.destroy() });
}

/** The service's files have no query; one would only multiply the cached copies. */
function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark === -1 ? target : target.slice(0, mark);
}

/** In any spelling that the content service may read as a folder of players' files. */
function isPrivate(path: string): boolean {
  try {
    const plain = decodeURIComponent(path).toLowerCase();
    return plain.startsWith(EXPORT_FILES) || plain.startsWith(TICKET_FILES);
  } catch {
    return false;
  }
}

function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function narrow(request: ClientRequest, trace: TraceIds): void {
  for (const name of request.getHeaderNames()) if (!PASSED.has(name)) request.removeHeader(name);
  // The visitor's would name headers for the service to drop, or end a connection that the agent wants to reuse (RFC 9110 7.6.1).
  request.setHeader('Connection', 'keep-alive');
  for (const [name, value] of Object.entries(traceHeaders(trace))) request.setHeader(name, value);
  // OpenTelemetry's, which the loop has removed with the visitor's; nothing when it is not loaded.
  propagation.inject(context.active(), request, { set: (to, name, value) => void to.setHeader(name, value) });
}

/** The failure that an answer without a file means; undefined for a file that does not exist. */
function failureOf({ statusCode = 502 }: IncomingMessage): ContentError | undefined {
  return REFUSALS.has(statusCode) ? undefined : new ContentError(`uploads: HTTP ${statusCode}`, statusCode);
}

/** Writes status and headers of a file; returns false when the service has none and the request has been refused. */
function startAnswer(answer: IncomingMessage, res: Response, asFile?: string): boolean {
  const { statusCode = 502, headers } = answer;
  if (![200, 206, 304].includes(statusCode)) {
    answer.resume();
    refuseContent(res, REFUSALS.has(statusCode) ? statusCode : 502, 'NotFoundError', 'Not Found');
    return false;
  }
  res.status(statusCode);
  for (const header of RETURNED) if (headers[header] !== undefined) res.setHeader(header, headers[header]);
  if (asFile !== undefined) res.setHeader('Content-Disposition', `attachment; filename="${asFile}"`);
  if (asFile !== undefined || /private|no-store/.test(headers['cache-control'] ?? '')) storeNowhere(res);
  else res.setHeader('Cache-Control', VERSIONED.test(res.req.originalUrl) ? KEPT : REVALIDATED);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // An uploaded SVG or HTML opened as a document must not be able to act as this site.
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  // Without effect beside the CSP sandbox, and a page has dozens of pictures.
  res.removeHeader('Permissions-Policy');
  res.removeHeader('Reporting-Endpoints');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  return true;
}
