import type { Request, RequestHandler, Response } from 'express';
import type { LoadedDocument } from '#client/app/document/LoadedDocument.ts';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { cacheability } from '#server/cache/cacheability.ts';
import { whenAbandoned } from '#server/http/body/whenAbandoned.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { isRobot } from '#server/http/isRobot.ts';
import { promoIn } from '#server/http/promo/promoIn.ts';
import { contextOf, matchOf, type RequestContext } from '#server/http/requestContext.ts';
import { playerOf } from '#server/http/session/createPlayerSessions.ts';
import { serverTiming } from '#server/http/trace/serverTiming.ts';
import type { Preludes } from '#server/pages/createPreludes.ts';
import { formIdOf } from '#server/pages/nonce/formIdOf.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import type { TransportRequest } from '#shared/api/call.ts';
import type { Language } from '#shared/locales.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import { paths } from '#shared/url/paths.ts';
import { createDataStream } from './createDataStream.ts';
import { createMissingPages } from './createMissingPages.ts';
import { HtmlSink, type Insertions } from './HtmlSink.ts';
import { startOf } from './lean/startOf.ts';
import { withSaverBar } from './lean/withSaverBar.ts';
import { measuredFinder } from './measuredFinder.ts';
import { oldSessionNote } from './oldSessionNote.ts';
import { HeldAnswer } from './pack/HeldAnswer.ts';
import { answerPlayer } from './prelude/answerPlayer.ts';
import type { HeldHoles } from './prelude/createHeldHoles.ts';
import type { PreludeVariant } from './prelude/makePrelude.ts';
import type { Prelude } from './prelude/Prelude.ts';
import type { RenderDependencies } from './RenderDependencies.ts';
import { renderedFacts } from './renderedFacts.ts';
import { startScript } from './startScript.ts';
import { withImportMap } from './withImportMap.ts';

/**
 * Milliseconds from the start of the request for which data with a fallback may delay the first byte. The time of earlier stages
 * counts, but at least MIN_TIMEOUT_BUDGET remains for a platform that answers late.
 */
const TIMEOUT_BUDGET = 1_500;
const MIN_TIMEOUT_BUDGET = 1_000;
/** Milliseconds after which React stops waiting for pending sections; the browser renders the rest (reliability D1). */
const FULL_RENDER_MS = 5_000;

/** Pages with a field for a promo code. */
const PROMO_PAGES: ReadonlySet<string> = new Set([paths.profileBonuses.build(), paths.offers.build()]);

/** Dependencies of a render for a visitor. */
export interface RenderPageOptions extends RenderDependencies {
  /** Calls on behalf of one visitor: with the player's cookie, or without one for a guest. */
  transportFor: (req: Request, res: Response) => VisitorTransport;
  originOf: (req: Request) => string;
  /** Pages that players share but for what is their own. */
  preludes?: Preludes<Prelude, PreludeVariant> | undefined;
  heldHoles?: HeldHoles | undefined;
  /** What was typed into a form that was refused and which this page shows again. */
  typedOf?: (req: Request) => TypedFields | null;
  /** Gets the platform's answer about the request's session; uid 0: it is not a player's. */
  onSession?: (req: Request, res: Response, uid: number) => void;
  /** Called when the player is on a break; `until` in Unix seconds, null: permanent. */
  onBreak?: (req: Request, res: Response, until: number | null) => void;
  /** Gets the processor milliseconds of a part of a render: a search in the catalogue, the shell. */
  onCost?: (req: Request, res: Response, ms: number) => void;
  /** Adds to what is inserted into the document. */
  addInsertions?: (inserted: Insertions | undefined, nonce: string) => Promise<Insertions | undefined>;
  /** Whether a request gets the Server-Timing header. */
  isForAdmin: (req: Request) => boolean;
  /** A mistake in the code of a page goes to `next` in place of the page that words it for visitors: in development. */
  showsErrors?: boolean;
  onError: (error: unknown, res: Response) => void;
}

/**
 * Loads a page's data, sets the status and streams the page. The shell (head, header, page frame) is sent as soon as critical data is
 * there; deferred sections follow with their data in the same answer, so the browser requests nothing twice. Robots get the complete page
 * at once.
 */
export function renderPage(options: RenderPageOptions): RequestHandler {
  const {
    renderer,
    content,
    contentInScript,
    gameFinder,
    transportFor,
    originOf,
    typedOf,
    slots,
    uses,
    customCode,
    addInsertions,
    onSession,
    onBreak,
    onCost,
    onError,
    preludes,
    heldHoles,
  } = options;
  const { buildId, localeCookie, gameOrigin, isForAdmin } = options;
  const missingPages = createMissingPages();
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const context = contextOf(res);
    const abort = new AbortController();
    whenAbandoned(res, () => abort.abort());
    const startedAt = performance.now();
    const charge = (ms: number) => onCost?.(req, res, ms);
    // A session that nobody has confirmed may be made up.
    const isPlayer = playerOf(req) !== undefined;
    const turn = { isPlayer, onCost: charge };
    // Records a step; the stage itself goes on.
    const endStep = (name: string): void => {
      const { stage } = context;
      context.endStage(name, 'passed');
      context.stage = stage;
    };
    let mistake: unknown;
    const entry = await renderer.entry();
    const whole = isRobot(req);
    const { transport, cookies } = transportFor(req, res);
    const oldSession = context.isGuest ? null : oldSessionNote(req.headers.cookie);
    const typedText =
      !context.isGuest || context.address.reason !== undefined
        ? (typedOf?.(req) ?? waitingPromo(context, req.headers.cookie))
        : null;
    const request = {
      url: new URL(context.isGuest ? context.address.shared : req.originalUrl, originOf(req)),
      match: matchOf(res),
      isGuest: context.isGuest,
      isOnBreak: context.isOnBreak,
      breakUntil: context.breakUntil,
      savesData: context.savesData,
      takesAvif: context.takesAvif,
      script: context.script,
      brand: options.brand,
      // A page for many visitors must not show what one typed.
      typed: typedText,
      // A visitor who leaves aborts their upstream calls.
      transport: (call: TransportRequest) => transport({ ...call, signal: abort.signal }),
      content: (locale: Language) => contentInScript(content(locale, context), locale, context.script),
      gameFinder: async (locale: Language, origin: string) => {
        const finder = await gameFinder(locale, origin, context);
        // A search blocks the process as a render does.
        await slots.turn(isPlayer);
        return measuredFinder(finder, charge);
      },
      // A robot waits for everything, so no data is left out for an early first byte.
      ...(whole
        ? {}
        : { timeoutBudget: Math.max(MIN_TIMEOUT_BUDGET, TIMEOUT_BUDGET - (startedAt - context.startedAt)) }),
      onUnexpectedError: (error: unknown) => {
        mistake = error;
        onError(error, res);
      },
    };
    // Sets what the platform's answer about the session says.
    const noteSession = ({ session }: Pick<LoadedDocument, 'stores'>['stores']): void => {
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      // A player on a break gets no promotions as a guest of this device, either.
      if (session.fatal?.pause !== undefined) onBreak?.(req, res, session.fatal.until ?? null);
      // Without an answer of the platform, a player must not count as an unknown session.
      const isRefused = session.fatal && session.fatal.kind !== 'closed';
      if (!context.isGuest && !isRefused && !session.isPending) onSession?.(req, res, session.account?.uid ?? 0);
    };
    const start = (status: number, control: string): void => {
      endStep('shell');
      res.status(status).type('html');
      if (isForAdmin(req)) res.set('Server-Timing', serverTiming(context));
      res.set('Cache-Control', control);
      if (oldSession) res.append('Set-Cookie', oldSession.line);
    };
    const filling =
      preludes && typedText === null && !oldSession?.add && entry.hasPrelude(request.match, request.url.searchParams)
        ? preludes.forRequest(req, res)
        : undefined;
    const hasAny = filling?.has() === true;
    const isPrivate = filling !== undefined && entry.isPrivatePage(request.match);
    // For a made-up session nothing of a private page is asked.
    const visitor = (hasAny && !isPrivate) || isPlayer ? await entry.loadVisitor(request) : undefined;
    if (visitor && filling && hasAny) {
      const [, quiet] = await Promise.all([visitor.known, visitor.quiet]);
      if (res.closed) return;
      const { session } = visitor.stores;
      const variant = quiet === null ? '' : quiet === 'limit' || quiet === 'marketing' ? quiet : undefined;
      // What a player who is back finds above the page is in no prelude.
      const isPlain = session.isPlayer && !session.fatal && !session.isPending && !session.account?.has_absence;
      const prelude = isPlain && variant !== undefined ? filling.of(variant) : undefined;
      const filler = prelude && isPrivate ? await entry.loadContent(visitor) : visitor;
      if (res.closed) return;
      if (prelude && filler) {
        endStep('load');
        const isAnswered = await answerPlayer(res, {
          entry,
          prelude: prelude.value,
          visitor: filler,
          // A private page is seldom opened twice within a minute.
          held: isPrivate ? undefined : heldHoles,
          takeSlot: () => slots.take(abort.signal, turn),
          begin: () => {
            visitor.calls.loaded();
            context.route = prelude.value.route;
            context.cache.push({ name: 'preludes', verdict: prelude.verdict });
            context.uncacheable = undefined;
            res.set('Cache-Status', 'croupier; hit; detail=prelude');
            noteSession(visitor.stores);
            start(200, cacheability({ visitor: context }).cacheControl);
          },
          onCost: charge,
          onError: (error) => {
            if (!abort.signal.aborted) onError(error, res);
          },
        });
        if (isAnswered) return;
      }
    }
    // What is cached is read in one piece, so the pages that arrive together would be loaded in one.
    await slots.turn(isPlayer);
    if (res.closed) return;
    const page = await entry.load(request, visitor);
    endStep('load');
    if (res.closed) return;
    if (options.showsErrors && page.kind === 'page' && page.status === 500 && mistake !== undefined)
      return next(mistake);
    if (page.kind === 'redirect') {
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      return res.redirect(page.status, page.location);
    }
    noteSession(page.stores);
    // Only the view of a player asks for one: a made-up session cookie starts no render.
    if (filling && !hasAny && page.stores.session.isPlayer && !page.stores.session.fatal) filling.of('');

    context.route = page.route;
    const { isGuestPage, cacheControl } = cacheability({
      visitor: context,
      answer: { status: page.status, setsCookie: res.hasHeader('set-cookie'), isHtml: true },
    });
    const assets = await renderer.assets.assetsFor(page.sources, context.pageLocale);
    const insertionsFor = async (nonce: string) => {
      const { locale, pageLocale, path, savesData, script } = context;
      const insertions = await customCode.insertionsFor(content(locale, context), path, nonce);
      const inserted = withImportMap(insertions, renderer.assets.importMap(script), nonce);
      // A 404 address is not worth returning to, and would make each such page different.
      const from = page.status === 404 ? paths.home.build() : path;
      const all = savesData ? withSaverBar(inserted, { locale: pageLocale, path: from, nonce }) : inserted;
      const told = oldSession?.add ? oldSession.add(all, { locale: pageLocale, nonce }) : all;
      return addInsertions ? addInsertions(told, nonce) : told;
    };
    const begin = (): void => {
      context.rendered ??= renderedFacts(page, context.cache, false);
      if (page.status === 503) res.set('Retry-After', '30');
      start(page.status, cacheControl);
    };
    const settle = async (): Promise<void> => {
      const { hasFallback } = await entry.whenSettled(page);
      context.rendered = renderedFacts(page, context.cache, hasFallback);
      if (isGuestPage) uses.note(context.address.shared, context.cache);
    };
    if (isGuestPage && page.status === 404) {
      const document = await missingPages.documentFor(
        {
          entry,
          page,
          assets,
          start: renderer.assets,
          site: { buildId, localeCookie, gameOrigin },
          insertionsFor,
          takeSlot: () => slots.take(new AbortController().signal, turn),
          onError: (error) => onError(error, res),
        },
        context.nonce,
      );
      if (res.closed) return;
      if (document) {
        await settle();
        begin();
        return void res.end(document);
      }
    }
    const inserted = await insertionsFor(context.nonce);
    // A robot's page is complete before it takes a slot.
    if (whole) await entry.whenSettled(page);
    const release = await slots.take(abort.signal, turn);
    if (res.closed) return release();
    whenClosed(res, release);
    stream(page, assets);

    function stream(page: LoadedDocument, assets: Omit<DocumentAssets, 'nonce'>): void {
      const { nonce } = context;
      const data = createDataStream({ ...page.state, buildId, localeCookie, gameOrigin });
      const send = (): void => {
        release();
        if (res.headersSent || res.closed) return;
        begin();
        const sink = new HtmlSink(context.isGuest ? res : new HeldAnswer(res, charge), inserted);
        const finish = async (): Promise<void> => {
          await settle();
          sink.endData();
        };
        data.listen(
          (js) => sink.addScript(`<script nonce="${nonce}">${js}</script>`),
          () => void finish(),
        );
        react.pipe(sink);
      };
      const react = entry.render(
        page,
        { ...assets, nonce, formId: formIdOf(nonce) },
        {
          nonce,
          bootstrapScriptContent: `${data.initial};${startScript(renderer.assets, assets.modules, page.route, startOf(page.route, context.savesData))}`,
          // The visitor may run no scripts: a section that is there is in its place, however large.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onShellReady: () => {
            // What is there of a player's page is rendered in this turn, and most of these pages are complete then.
            if (whole) return;
            if (context.isGuest) send();
            else setImmediate(send);
          },
          onAllReady: () => {
            if (whole) send();
          },
          onShellError: (error) => {
            clearTimeout(timer);
            next(error);
          },
          onError: (error) => {
            if (!abort.signal.aborted) onError(error, res);
          },
        },
      );
      const timer = setTimeout(() => react.abort(new Error('The page took too long')), FULL_RENDER_MS);
      whenClosed(res, () => {
        if (res.writableFinished) clearTimeout(timer);
      });
      whenAbandoned(res, () => {
        clearTimeout(timer);
        react.abort(new Error('The visitor left'));
      });
    }
  };
}

/** A promo code of a link waits in its field on a player's pages that have one, also without script. */
function waitingPromo({ isGuest, path }: RequestContext, cookie: string | undefined): TypedFields | null {
  if (isGuest || !PROMO_PAGES.has(path)) return null;
  const code = promoIn(cookie);
  return code === null ? null : { form: 'promo', fields: { promo_code: code } };
}
