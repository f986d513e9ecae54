import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { request } from 'undici';
import { onTestFinished, vi } from 'vitest';
import { untransformed } from '#server/http/policy/untransformed.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { type PageCacheOptions, pageCache } from './pageCache.ts';

/** A render in which nothing failed. */
export const whole = { isMaintenance: false, hasFallback: false, hasDefault: false, isUncacheable: false };

interface PageCacheSiteOptions {
  isKnownOrigin?: PageCacheOptions['isKnownOrigin'];
  render?: RequestHandler;
  rerender?: PageCacheOptions['rerender'];
  times?: { fresh: number; stale: number; error: number };
  /** Cache times of single routes. */
  timesOf?: Record<string, { fresh: number; stale: number; error: number }>;
}

/** A server with a page cache in front of a render, with its clock. */
export async function pageCacheSite(site: PageCacheSiteOptions = {}) {
  let clock = 0;
  let renders = 0;
  const state = {
    html: (nonce: string) => `<html><script nonce="${nonce}">1</script>salom<i nonce="${nonce}"></i></html>`,
  };
  const render = vi.fn<RequestHandler>(
    site.render ??
      (async (_req, res) => {
        renders += 1;
        const { nonce } = contextOf(res);
        res.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
        res.setHeader('Content-Type', 'text/html; charset=utf-8');
        const html = state.html(nonce);
        res.write(html.slice(0, 20));
        await sleep(10);
        res.end(html.slice(20));
      }),
  );
  const rerender = vi.fn(
    site.rerender ??
      (async () => ({
        status: 200,
        nonce: 'RRRRRRRRRRRRRRRRRRRRRR==',
        html: Buffer.from(state.html('RRRRRRRRRRRRRRRRRRRRRR==')),
      })),
  );
  const cache = pageCache({
    times: (route = '') => site.timesOf?.[route] ?? site.times ?? { fresh: 1_000, stale: 10_000, error: 100_000 },
    maxBytes: 1_000_000,
    buildId: 'b1',
    originOf: (req) => `http://${req.headers.host}`,
    ...(site.isKnownOrigin ? { isKnownOrigin: site.isKnownOrigin } : {}),
    rerender,
    now: () => clock,
  });
  const app = express().disable('x-powered-by');
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    untransformed(),
    compression(),
    cache,
    render,
  );
  const server = app.listen(0);
  // Generating thousands of queries blocks for longer than the usual keep-alive.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const port = (server.address() as AddressInfo).port;
  async function ask(path = '/', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
    const answer = await request(`http://127.0.0.1:${port}${path}`, { headers, method });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return {
      host: `127.0.0.1:${port}`,
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body,
      text: body.toString(),
    };
  }
  return {
    ask,
    port,
    cache,
    render,
    rerender,
    state,
    renders: () => renders,
    tick: (ms: number) => void (clock += ms),
  };
}

/** The nonces of a page, in order. */
export const noncesOf = (text: string) => [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
