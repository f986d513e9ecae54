import type { Request, Response } from 'express';
import { contextOf } from '../http/requestContext.ts';
import { whenClosed } from '../http/whenClosed.ts';
import type { Page } from './pageCache.ts';
import { pageOf } from './pageOf.ts';

/**
 * The headers that belong to the page, those of security included: they follow from its address alone. Everything else
 * belongs to one answer and is made anew.
 */
const pageHeaders = [
  'content-type',
  'content-language',
  'content-security-policy',
  'reporting-endpoints',
  'permissions-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'cache-control',
  'link',
  'location',
  'retry-after',
  'x-robots-tag',
  'vary',
] as const;

const mostBytes = 4 * 1024 * 1024;

export class RecordingStopped extends Error {
  override name = 'RecordingStopped';
  /** The page is not for others, however often it is rendered. */
  readonly forbidden: boolean;
  constructor(reason: string, forbidden: boolean) {
    super(reason);
    this.forbidden = forbidden;
  }
}

/**
 * Lets the rest of the chain answer the visitor and listens. Resolves with the page when the answer has ended, whatever its
 * status; rejects when it broke off, or may not be shown to others.
 *
 * While it records it hides the visitor's back-pressure from the render: a visitor who reads slowly must not hold up all
 * who wait for the same page. The bytes are in memory for the recording anyway, and they are few.
 */
export function recordPage(req: Request, res: Response, next: () => void): Promise<Page> {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  let chunks: Buffer[] = [];
  let size = 0;
  let recording = true;

  const stop = (reason: string, forbidden: boolean) => {
    recording = false;
    chunks = [];
    reject(new RecordingStopped(reason, forbidden));
  };
  const listen = (chunk: unknown, encoding: unknown) => {
    if (!recording || chunk === null || chunk === undefined || typeof chunk === 'function') return;
    const text = typeof chunk === 'string';
    // A Buffer may be the renderer's own view, written over later: keep a copy.
    const bytes = text ? Buffer.from(chunk, bufferEncoding(encoding)) : Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    size += bytes.length;
    if (size > mostBytes) stop('the page is too large', true);
  };
  res.write = ((...args: unknown[]) => {
    listen(args[0], args[1]);
    return write(...args) || recording;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    listen(args[0], args[1]);
    const result = end(...args);
    if (recording) finish();
    return result;
  }) as typeof res.end;

  function finish(): void {
    recording = false;
    const type = String(res.getHeader('content-type') ?? '');
    const redirects = res.statusCode >= 300 && res.statusCode < 400;
    if (res.hasHeader('set-cookie')) return stop('the answer is for one visitor', true);
    if (req.method !== 'GET' || (!redirects && (!type.startsWith('text/html') || size === 0)))
      return stop('the answer is not a page', true);
    const { nonce, route } = contextOf(res);
    const headers: Record<string, string | string[]> = {};
    for (const header of pageHeaders) {
      const value = res.getHeader(header);
      if (value !== undefined) headers[header] = Array.isArray(value) ? value.map(String) : String(value);
    }
    const keep = res.locals['keepPage'] !== false;
    resolve(pageOf({ status: res.statusCode, nonce, headers, html: Buffer.concat(chunks), keep, route }));
  }

  // Also after a finished answer; then `recording` is over and this does nothing.
  whenClosed(res, () => {
    if (recording) stop('the visitor left', false);
  });
  next();
  return promise;
}

function bufferEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
