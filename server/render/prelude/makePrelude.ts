import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { cacheability, type UncacheableReason } from '#server/cache/cacheability.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { NoPrelude } from '#server/pages/createPreludes.ts';
import type { PageRequest } from '#server/pages/Page.ts';
import { transportInScript } from '#server/platform/answers/transportInScript.ts';
import { createDataStream } from '#server/render/createDataStream.ts';
import { HtmlSink, type Insertions } from '#server/render/HtmlSink.ts';
import { startOf } from '#server/render/lean/startOf.ts';
import { withSaverBar } from '#server/render/lean/withSaverBar.ts';
import { renderedFacts } from '#server/render/renderedFacts.ts';
import type { RerenderOptions } from '#server/render/rerenderPage.ts';
import { startScript } from '#server/render/startScript.ts';
import { withImportMap } from '#server/render/withImportMap.ts';
import type { Transport } from '#shared/api/call.ts';
import { inScript, stripLocale } from '#shared/locales.ts';
import { cutPrelude, type SlotMarks } from './cutPrelude.ts';
import type { Prelude } from './Prelude.ts';
import { CONTENT_RECEIVER, PLAYER_RECEIVER } from './playerState.ts';

/** Why nothing may be advertised to the players of a prelude, '' where it may; for other reasons there is none. */
export type PreludeVariant = 'limit' | 'marketing' | '';

/** Dependencies of `makePrelude`. */
export interface MakePreludeOptions extends RerenderOptions {
  /** Whether players get the answer of guests to a method. */
  isForPlayers: (method: string) => boolean;
  /** A page has no prelude, because it shows the answer of a method that is each player's own. */
  onPersonal: (route: string, method: string) => void;
}

/** Reasons that will pass. */
const passing: ReadonlySet<UncacheableReason | undefined> = new Set(['failed', 'fallback', 'default']);

const mark = (bytes: number) => randomBytes(bytes).toString('hex');
/** Of the same length as a nonce: React writes it in attributes. */
const MARKS: SlotMarks = { nonce: mark(12), formId: mark(12), uid: mark(16), state: mark(16), head: mark(16) };
/** Milliseconds for parts whose code is loaded at their first render. Everything else is there when the render begins. */
const RENDER_MS = 50;
const TAIL = '</body></html>';

/**
 * Renders what a page shows to every player: with guests' answers and no session, so that nothing of a player can be in it. Rejects with
 * NoPrelude for a page that cannot be shared, and with the error of a page that cannot be loaded or rendered.
 */
export function makePrelude(options: MakePreludeOptions) {
  const { renderer, content, contentInScript, gameFinder, slots, uses, customCode, guestTransport, onError } = options;
  const { buildId, localeCookie, gameOrigin, isForPlayers, onPersonal } = options;
  return async (request: PageRequest, variant: PreludeVariant, signal: AbortSignal): Promise<Prelude> => {
    const entry = await renderer.entry();
    const trace = backgroundTrace('prelude');
    const send = transportInScript(guestTransport(request.visited, trace).transport, request.script);
    let personal: string | undefined;
    const transport: Transport = (call) => {
      if (!isForPlayers(call.name)) personal ??= call.name;
      return send({ ...call, signal });
    };
    const url = new URL(request.url, request.origin);
    const match = entry.matchPage(url.pathname);
    const isContentOwn = entry.isContentOwn(match);
    const document = await entry.loadShared({
      url,
      match,
      savesData: request.savesData,
      takesAvif: request.takesAvif,
      script: request.script,
      brand: options.brand,
      quiet: variant || null,
      uidSlot: MARKS.uid,
      transport,
      content: (locale) => contentInScript(content(locale, trace), locale, request.script),
      gameFinder: (locale, origin) => gameFinder(locale, origin, trace),
      onUnexpectedError: onError,
    });
    if (document.kind === 'redirect') throw new NoPrelude('moved', 'page');
    const { hasFallback } = await entry.whenSettled(document);
    if (personal !== undefined) {
      onPersonal(document.route, personal);
      throw new NoPrelude(`${personal} has facts of a player`, 'page');
    }
    const { reason } = cacheability({
      answer: {
        status: document.status,
        setsCookie: false,
        isHtml: true,
        rendered: renderedFacts(document, trace.cache, hasFallback),
      },
    });
    if (reason === 'maintenance') throw new NoPrelude(reason, 'all');
    // What is stored may be older than a part that fails now, and better.
    if (reason !== undefined || document.status !== 200)
      throw new NoPrelude(reason ?? 'refused', passing.has(reason) ? 'nothing' : 'page');
    uses.note(request.url, trace.cache);

    const scriptLocale = inScript(request.locale, request.script);
    const path = stripLocale(new URL(request.url, request.origin).pathname);
    const insertions = await customCode.insertionsFor(content(request.locale, trace), path, MARKS.nonce);
    const mapped = withImportMap(insertions, renderer.assets.importMap(request.script), MARKS.nonce);
    const inserted = request.savesData
      ? withSaverBar(mapped, { locale: scriptLocale, path, nonce: MARKS.nonce })
      : mapped;
    const assets = await renderer.assets.assetsFor(document.sources, scriptLocale);
    const release = await slots.take(signal);
    try {
      const failures: unknown[] = [];
      const end = AbortSignal.any([signal, AbortSignal.timeout(RENDER_MS)]);
      const { prelude, postponed } = await entry.renderPrelude(
        document,
        { ...assets, nonce: MARKS.nonce, formId: MARKS.formId },
        { signal: end, onError: (error) => void failures.push(error) },
      );
      const html = await text(prelude as unknown as Readable);
      // The end of the rendering is reported for each hole.
      const failure = failures.find((error) => error !== end.reason);
      if (failure !== undefined) throw failure;
      const data = createDataStream({ ...document.state, buildId, localeCookie, gameOrigin });
      const start = startScript(renderer.assets, assets.modules, startOf(document.route, request.savesData));
      const scripts = [
        `${data.initial};${isContentOwn ? CONTENT_RECEIVER : PLAYER_RECEIVER}(${MARKS.state});${start}`,
        ...(await scriptsOf(data)),
      ];
      const whole = await withScripts(isContentOwn ? withHeadSlot(html) : html, scripts, inserted);
      const tail = (inserted?.bodyEnd ?? '') + TAIL;
      const parts = cutPrelude(whole.slice(0, -tail.length), MARKS);
      return {
        id: randomUUID(),
        document,
        postponed: JSON.stringify(postponed),
        route: document.route,
        parts,
        tail: cutPrelude(tail, MARKS),
        assets,
        bytes: whole.length,
      };
    } finally {
      release();
    }
  };
}

async function scriptsOf(data: ReturnType<typeof createDataStream>): Promise<string[]> {
  const scripts: string[] = [];
  await new Promise<void>((resolve) => data.listen((js) => void scripts.push(js), resolve));
  return scripts;
}

/** The document with the operator's markup and, at its end, these scripts. */
async function withScripts(html: string, scripts: string[], inserted: Insertions | undefined): Promise<string> {
  const output = new PassThrough();
  const whole = buffer(output);
  const sink = new HtmlSink(output, inserted);
  sink.writeText(withNonce(html));
  for (const js of scripts) sink.addScript(`<script nonce="${MARKS.nonce}">${js}</script>`);
  sink.endData();
  sink.end();
  return (await whole).toString();
}

/** The end of the head: only links of Document that are no resources of React follow what components add to the head. */
const HEAD_REST = /(?:<link rel="stylesheet"[^>]* disabled=""\/>)*<\/head>/;

/** A slot for what the content of a private page adds to the head, where it is in a page that is rendered as a whole. */
const withHeadSlot = (html: string) => html.replace(HEAD_REST, (end) => MARKS.head + end);

/** React gives its own scripts of a prelude no nonce. */
function withNonce(html: string): string {
  return html.replace(/<script(?: id="[^"]*")?>(?=requestAnimationFrame\(function\(\)\{\$RT=)/g, (tag) =>
    tag.replace('<script', `<script nonce="${MARKS.nonce}"`),
  );
}
