import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import { type Cacheability, cacheability, type UncacheableReason } from '#server/cache/cacheability.ts';
import { abandon, shareAnswer } from '#server/http/body/whenAbandoned.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { NO_TRANSFORM } from '#server/http/policy/untransformed.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { nonceSwap } from './nonce/nonceSwap.ts';
import type { Page } from './Page.ts';
import { pageOf } from './pageOf.ts';

/**
 * Headers that are stored with a page, security headers included: they depend only on its URL. All others belong to one answer.
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
  'cdn-cache-control',
  'link',
  'location',
  'retry-after',
  'x-robots-tag',
  'vary',
] as const;

/** In ms. Most pages end sooner; visitors who wait for the end get bytes that are compressed once. */
const LONG = 40;
/** `Cache-Status` (RFC 9211) of an answer that is recorded. */
export const RECORDING = 'croupier; fwd=miss';
/** Milliseconds until the followers of a page are cut off whose first visitor left and whose render does not end. */
const MAX_AFTER_LEAVING = 15_000;

/** Rejection of a recording that must not be sent to others. `reason` is undefined when the visitor left. */
export class RecordingStopped extends Error {
  override name = 'RecordingStopped';
  /** Undefined: the visitor left. */
  readonly reason: UncacheableReason | undefined;
  /** The page is private; otherwise another render of it may be shared. */
  readonly forbidden: boolean;
  constructor(decision?: Pick<Cacheability, 'reason' | 'isPrivate'>) {
    super(decision?.reason ?? 'the visitor left');
    this.reason = decision?.reason;
    this.forbidden = decision?.isPrivate ?? false;
  }
}

/** A page that is being answered to its first visitor. */
export interface Recording {
  /** Resolves when the answer has ended, whatever its status; rejects with RecordingStopped when it broke off or is private. */
  readonly page: Promise<Page>;
  /** True after 40 ms: others should follow it. False when it has ended before. */
  readonly isLong: Promise<boolean>;
  /** Answers another visitor with what has been written so far and with the rest as it is written, with that answer's nonce. */
  follow(res: ServerResponse & { flush?: () => void }): void;
}

interface Follower {
  write(chunk: Buffer): void;
  end(): void;
  cut(): void;
}

/**
 * Lets the rest of the chain answer the visitor, and records the answer. When that visitor leaves while others follow, the render
 * goes on for the others.
 *
 * While it records, it hides the visitor's back-pressure from the render: a visitor who reads slowly must not delay others who wait
 * for the same page. The recording holds the bytes in memory anyway, and they are few.
 *
 * `isOff`: whether pages of a route are not cached (CACHE_PAGES_FRESH__{NAME}).
 */
export function recordPage(res: Response, next: () => void, isOff: (route: string | undefined) => boolean): Recording {
  const { promise: page, resolve, reject } = Promise.withResolvers<Page>();
  const { promise: isLong, resolve: resolveIsLong } = Promise.withResolvers<boolean>();
  const followers = new Set<Follower>();
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  let chunks: Buffer[] = [];
  let size = 0;
  let recording = true;
  let lasting: NodeJS.Timeout | undefined;
  let limit: NodeJS.Timeout | undefined;

  const stop = (decision?: Cacheability) => {
    recording = false;
    chunks = [];
    notLong();
    reject(new RecordingStopped(decision));
  };
  /** Headers of the page before they are sent: what is added as they leave belongs to this answer alone (keepPromo, untransformed). */
  let headers: Record<string, string | string[]> = {};
  let setsCookie = false;
  /** The decision so far; its reason is also set in Cache-Status until the headers are sent. */
  const judge = (): Cacheability => {
    const context = contextOf(res);
    if (!res.headersSent) {
      headers = headersOfPage();
      setsCookie = res.hasHeader('set-cookie');
    }
    const decision = cacheability({
      answer: {
        status: res.statusCode,
        setsCookie,
        isHtml: String(res.getHeader('content-type')).startsWith('text/html'),
        bytes: size,
        isOff: isOff(context.route),
        rendered: context.rendered,
      },
    });
    const { reason } = decision;
    context.uncacheable = reason;
    if (reason !== undefined && !res.headersSent) res.setHeader('Cache-Status', `${RECORDING}; detail=${reason}`);
    return decision;
  };
  const notLong = () => {
    clearTimeout(lasting);
    resolveIsLong(false);
  };
  const listen = (chunk: unknown, encoding: unknown) => {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return;
    if (!recording && followers.size === 0) return;
    const text = typeof chunk === 'string';
    // A Buffer may be a view that the renderer overwrites later, so it is copied.
    const bytes = text ? Buffer.from(chunk, bufferEncoding(encoding)) : Buffer.from(chunk as Uint8Array);
    for (const follower of followers) follower.write(bytes);
    if (!recording) return;
    chunks.push(bytes);
    size += bytes.length;
    const decision = judge();
    if (decision.reason === 'too-large') return stop(decision);
    if (!decision.isPrivate) lasting ??= setTimeout(resolveIsLong, LONG, true);
  };
  res.write = ((...args: unknown[]) => {
    listen(args[0], args[1]);
    return (!res.destroyed && write(...args)) || recording;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    listen(args[0], args[1]);
    if (recording && !res.headersSent) judge();
    const result = res.destroyed ? res : end(...args);
    if (recording) finish();
    clearTimeout(limit);
    for (const follower of followers) follower.end();
    followers.clear();
    return result;
  }) as typeof res.end;

  function finish(): void {
    recording = false;
    notLong();
    const decision = judge();
    if (decision.isPrivate) return stop(decision);
    const { nonce, route } = contextOf(res);
    resolve(pageOf({ status: res.statusCode, nonce, headers, html: Buffer.concat(chunks), decision, route }));
  }

  function headersOfPage(): Record<string, string | string[]> {
    const headers: Record<string, string | string[]> = {};
    for (const header of pageHeaders) {
      const value = res.getHeader(header);
      if (value !== undefined) headers[header] = Array.isArray(value) ? value.map(String) : String(value);
    }
    // Followers are compressed by this server, which would take it as meant for itself; their answers get it last, like this one.
    const { 'cache-control': control } = headers;
    if (typeof control === 'string') headers['cache-control'] = control.replace(NO_TRANSFORM, '');
    return headers;
  }

  function follow(other: ServerResponse & { flush?: () => void }): void {
    const [context, theirs] = [contextOf(res), contextOf(other)];
    theirs.route = context.route;
    theirs.uncacheable = context.uncacheable;
    other.statusCode = res.statusCode;
    const withTheirs = (text: string) => text.replaceAll(context.nonce, () => theirs.nonce);
    for (const [name, value] of Object.entries(headers))
      other.setHeader(name, typeof value === 'string' ? withTheirs(value) : value.map(withTheirs));
    const swap = nonceSwap(context.nonce, theirs.nonce);
    const follower: Follower = {
      write(chunk) {
        other.write(swap.next(chunk));
        other.flush?.();
      },
      end: () => void other.end(swap.rest()),
      cut: () => void other.destroy(),
    };
    followers.add(follower);
    whenClosed(other, () => {
      if (followers.delete(follower) && followers.size === 0 && res.destroyed) leave();
    });
    follower.write(Buffer.concat(chunks));
  }

  function leave(): void {
    clearTimeout(limit);
    if (recording) stop();
    abandon(res);
  }

  shareAnswer(res, () => followers.size > 0);
  // Also called after a finished answer, when there is neither a recording nor a follower.
  whenClosed(res, () => {
    if (followers.size === 0) return void (recording && stop());
    limit = setTimeout(() => {
      for (const follower of followers) follower.cut();
    }, MAX_AFTER_LEAVING);
  });
  next();
  return { page, isLong, follow };
}

function bufferEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
