import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type RequestHandler } from 'express';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';

/** Options of `contentWebhook`. */
export interface ContentWebhookOptions {
  /** CONTENT_WEBHOOK_SECRET; without it the route answers 404. */
  secret: string | undefined;
  /** Purges a collection, or all of them when undefined. */
  purge: (name: CollectionName | undefined) => void;
  log: Pick<Logger, 'info'>;
  limit: RateLimiter;
}

const byModel = new Map<string, CollectionName>(
  (Object.keys(collections) as CollectionName[]).flatMap((name) => {
    const { path } = collections[name];
    // The service sends the model in the singular (`seo-page`); the path is in the plural (`seo-pages`).
    return [name, path, path.replace(/ies$/, 'y'), path.replace(/s$/, '')].map((model) => [model, name] as const);
  }),
);

/**
 * `POST /_/content-webhook`: purges what an editor has saved. `Authorization: Bearer {secret}` or `X-Webhook-Secret: {secret}`; the
 * body is the service's format (`{event, model, uid, entry}`). An unknown model, a changed picture (`media.update`) or a release purge
 * all collections: too much is slow, too little is wrong. The service's test event (`trigger-test`) purges nothing. Answers 204, or
 * 401, 404, 405 or 429.
 */
export function contentWebhook({ secret, purge, log, limit }: ContentWebhookOptions): RequestHandler[] {
  // Before the comparison: after it, the right secret among a million guesses would still be distinguishable.
  const guesses = limit('webhook', (_req, res) => void res.setHeader('Connection', 'close').sendStatus(429), {
    hasSucceeded: (res) => res.statusCode !== 401,
  });
  const limitGuesses: RequestHandler = (req, res, next) => {
    if (secret === undefined) return void res.sendStatus(404);
    res.setHeader('Cache-Control', 'no-store');
    if (req.method !== 'POST') return void res.setHeader('Allow', 'POST').sendStatus(405);
    return guesses(req, res, next);
  };
  const authorize: RequestHandler = (req, res, next) => {
    if (secret === undefined) return void res.sendStatus(404);
    // Closed before the body is read: an unauthorized body must not use memory.
    if (!isSame(secretOf(req), secret)) return void res.setHeader('Connection', 'close').sendStatus(401);
    return next();
  };
  const act: RequestHandler = (req, res) => {
    const { model, uid, event } = (typeof req.body === 'object' && req.body !== null ? req.body : {}) as Record<
      string,
      unknown
    >;
    if (event === 'trigger-test') return void res.sendStatus(204);
    // `uid` is `api::seo-page.seo-page`; newer versions of the service send it in addition to the model.
    const [name] = [model, typeof uid === 'string' ? uid.split('.').at(-1) : undefined].flatMap((one) =>
      typeof one === 'string' ? (byModel.get(one.toLowerCase()) ?? []) : [],
    );
    purge(name);
    log.info({
      event: logEvents.cachePurged,
      cache: name ?? 'all',
      by: typeof event === 'string' ? event.slice(0, 40) : 'webhook',
    });
    res.sendStatus(204);
  };
  return [limitGuesses, authorize, express.json({ limit: '1mb', type: () => true }), act];
}

function secretOf(req: Request): string {
  const plain = req.headers['x-webhook-secret'];
  if (typeof plain === 'string') return plain;
  return /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
}

/** Compares in constant time, also for different lengths. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
