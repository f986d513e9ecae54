import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { formIdOf } from '#server/pages/nonce/formIdOf.ts';
import type { PageRequest, RenderedPage } from '#server/pages/Page.ts';
import { transportInScript } from '#server/platform/answers/transportInScript.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { inScript, stripLocale } from '#shared/locales.ts';
import { createDataStream } from './createDataStream.ts';
import { HtmlSink } from './HtmlSink.ts';
import { startOf } from './lean/startOf.ts';
import { withSaverBar } from './lean/withSaverBar.ts';
import type { RenderDependencies } from './RenderDependencies.ts';
import { renderedFacts } from './renderedFacts.ts';
import { startScript } from './startScript.ts';
import { withImportMap } from './withImportMap.ts';

/** Dependencies of a render for the page cache. */
export interface RerenderOptions extends RenderDependencies {
  /** Calls as a guest without a cookie or an address. */
  guestTransport: (origin: string, trace: RequestTrace) => VisitorTransport;
  onError: (error: unknown) => void;
}

/**
 * Renders a complete guest page in the background, for the page cache. A redirect or maintenance page has an empty body. Rejects when
 * loading or rendering fails, and when the signal aborts.
 */
export function rerenderPage(options: RerenderOptions) {
  const { renderer, content, contentInScript, gameFinder, slots, uses, customCode, guestTransport, onError } = options;
  const { buildId, localeCookie, gameOrigin } = options;
  return async (request: PageRequest, signal: AbortSignal): Promise<RenderedPage> => {
    const nonce = randomBytes(16).toString('base64');
    const entry = await renderer.entry();
    const trace = backgroundTrace('page-cache');
    const transport = transportInScript(guestTransport(request.visited, trace).transport, request.script);
    const url = new URL(request.url, request.origin);
    const page = await entry.load({
      url,
      match: entry.matchPage(url.pathname),
      isGuest: true,
      isOnBreak: false,
      savesData: request.savesData,
      takesAvif: request.takesAvif,
      script: request.script,
      brand: options.brand,
      transport: (call) => transport({ ...call, signal }),
      content: (locale) => contentInScript(content(locale, trace), locale, request.script),
      gameFinder: (locale, origin) => gameFinder(locale, origin, trace),
      onUnexpectedError: onError,
    });
    if (page.kind === 'redirect') return { status: page.status, html: Buffer.alloc(0), nonce };
    if (page.isMaintenance)
      return { status: page.status, html: Buffer.alloc(0), nonce, rendered: renderedFacts(page, trace.cache, false) };
    const { hasFallback } = await entry.whenSettled(page);
    const path = stripLocale(url.pathname);
    const insertions = await customCode.insertionsFor(content(request.locale, trace), path, nonce);
    const mapped = withImportMap(insertions, renderer.assets.importMap(request.script), nonce);
    const inserted = request.savesData
      ? withSaverBar(mapped, { locale: inScript(request.locale, request.script), path, nonce })
      : mapped;
    const rendered = renderedFacts(page, trace.cache, hasFallback);
    uses.note(request.url, trace.cache);
    const assets = await renderer.assets.assetsFor(page.sources, inScript(request.locale, request.script));
    const data = createDataStream({ ...page.state, buildId, localeCookie, gameOrigin });
    const release = await slots.take(signal);
    const output = new PassThrough();
    const html = buffer(output);
    await new Promise<void>((resolve, reject) => {
      const react = entry.render(
        page,
        { ...assets, nonce, formId: formIdOf(nonce) },
        {
          nonce,
          bootstrapScriptContent: `${data.initial};${startScript(renderer.assets, assets.modules, page.route, startOf(page.route, request.savesData))}`,
          // All data is loaded: no section has to follow later and be moved into its place by a script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady: () => {
            release();
            const sink = new HtmlSink(output, inserted);
            data.listen(
              (js) => sink.addScript(`<script nonce="${nonce}">${js}</script>`),
              () => sink.endData(),
            );
            react.pipe(sink);
            resolve();
          },
          onShellError: (error) => {
            release();
            reject(error);
          },
          onError,
        },
      );
      signal.addEventListener('abort', () => {
        release();
        react.abort(signal.reason);
        output.destroy();
        reject(signal.reason);
      });
    });
    return { status: page.status, html: await html, nonce, rendered, calls: trace.calls };
  };
}
