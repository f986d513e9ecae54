import type { Request, RequestHandler, Response } from 'express';
import { isbot } from 'isbot';
import type { ContentSource } from '../../shared/content/ContentSource.ts';
import type { Locale } from '../../shared/locales.ts';
import { contextOf } from '../http/requestContext.ts';
import type { PageTransport } from '../platform/platformTransport.ts';
import { createDataStream } from './createDataStream.ts';
import { HtmlSink } from './HtmlSink.ts';
import type { Renderer } from './Renderer.ts';

/** React gives up on what is still pending after this long; the browser renders the rest (RELIABILITY D1). */
const FULL_RENDER_MS = 10_000;

export interface RenderDependencies {
  renderer: Renderer;
  content: (locale: Locale) => ContentSource;
  /** A transport for one request: carries this visitor's cookie or none, ends with the signal. */
  transportFor: (req: Request, res: Response, signal: AbortSignal) => PageTransport;
  buildId: string;
  /** What the render may know of the address (RELIABILITY D6): tracking and popup keys stay out of it. */
  renderedUrl: (req: Request) => URL;
  onError: (error: unknown, req: Request, res: Response) => void;
}

/**
 * query -> load -> status -> stream. The shell (head, header, page frame) leaves as soon as critical data is there;
 * deferred sections follow with their data in the same answer, so the browser asks for nothing twice.
 */
export function renderPage(deps: RenderDependencies): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const context = contextOf(res);
    const abort = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) abort.abort();
    });
    try {
      const { load, render, whenSettled } = await deps.renderer.entry();
      const transport = deps.transportFor(req, res, abort.signal);
      const startedAt = performance.now();
      const page = await load({
        url: deps.renderedUrl(req),
        isGuest: context.isGuest,
        transport: transport.send,
        content: deps.content,
        onUnexpectedError: (error) => deps.onError(error, req, res),
      });
      context.timings['load'] = performance.now() - startedAt;
      if (res.closed) return;
      for (const cookie of transport.setCookies()) res.append('Set-Cookie', cookie);
      if (page.kind === 'redirect') {
        res.redirect(page.status, page.location);
        return;
      }
      context.route = page.route;
      const wantsWhole = isbot(req.get('user-agent') ?? '');
      if (wantsWhole) await whenSettled(page);

      const assets = { ...(await deps.renderer.assets.assetsFor(page.sources, context.locale)), nonce: context.nonce };
      const data = createDataStream({ ...page.state, buildId: deps.buildId }, (error) => deps.onError(error, req, res));
      const sink = new HtmlSink(res);
      const stream = render(page, assets, {
        nonce: context.nonce,
        bootstrapScriptContent: data.initial,
        bootstrapModules: deps.renderer.assets.entry,
        onShellReady: () => {
          if (!wantsWhole) send();
        },
        onAllReady: () => {
          if (wantsWhole) send();
        },
        onShellError: (error) => {
          data.cancel();
          clearTimeout(timer);
          next(error);
        },
        onError: (error) => {
          if (!abort.signal.aborted) deps.onError(error, req, res);
        },
      });
      const timer = setTimeout(() => stream.abort(new Error('The page took too long')), FULL_RENDER_MS);
      res.on('close', () => {
        clearTimeout(timer);
        if (res.writableFinished) return;
        data.cancel();
        stream.abort(new Error('The visitor left'));
      });

      function send(): void {
        if (res.headersSent || res.closed || page.kind !== 'page') return;
        context.timings['shell'] = performance.now() - startedAt;
        res.status(page.status).type('html');
        if (page.status === 503) res.set('Retry-After', '30');
        if (!context.isGuest || page.status >= 400) res.set('Cache-Control', 'private, no-store');
        else if (!res.get('Cache-Control')) res.set('Cache-Control', 'private, no-cache');
        const nonce = context.nonce;
        data.listen(
          (js) => sink.addScript(`<script nonce="${nonce}">${js}</script>`),
          () => sink.endData(),
        );
        stream.pipe(sink);
      }
    } catch (error) {
      next(error);
    }
  };
}
