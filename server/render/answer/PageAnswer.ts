import type { Request, Response } from 'express';
import type { LoadedDocument } from '#client/app/document/LoadedDocument.ts';
import { cacheability } from '#server/cache/cacheability.ts';
import { whenAbandoned } from '#server/http/body/whenAbandoned.ts';
import { isRobot } from '#server/http/isRobot.ts';
import { contextOf, type RequestContext } from '#server/http/requestContext.ts';
import { playerOf } from '#server/http/session/createPlayerSessions.ts';
import { serverTiming } from '#server/http/trace/serverTiming.ts';
import type { Renderer } from '#server/render/Renderer.ts';
import type { RenderPageOptions } from '#server/render/RenderPageOptions.ts';
import { renderedFacts } from '#server/render/renderedFacts.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import { oldSessionNote } from './oldSessionNote.ts';
import { typedFor } from './typedFor.ts';

/** The React application. */
export type Entry = Awaited<ReturnType<Renderer['entry']>>;

/**
 * The answer of a page to one request: what its stages know, and the headers that they set. One object for all stages, because this is the
 * hottest path of the server.
 */
export class PageAnswer {
  readonly req: Request;
  readonly res: Response;
  readonly options: RenderPageOptions;
  readonly context: RequestContext;
  readonly startedAt = performance.now();
  /** Aborted when the visitor leaves. */
  readonly abort = new AbortController();
  /** False for a session that nobody has confirmed: it may be made up. */
  readonly isPlayer: boolean;
  /** A robot gets the complete page at once. */
  readonly isWhole: boolean;
  /** Calls of the visitor, and the cookies that the platform sets by them. */
  readonly visit: ReturnType<RenderPageOptions['transportFor']>;
  /** What stands in a form of the page already; null: nothing. */
  readonly typed: TypedFields | null;
  readonly oldSession: ReturnType<typeof oldSessionNote>;
  /** Takes processor milliseconds of the render. */
  readonly charge: (ms: number) => void;
  /** How the request waits for the processor (RenderSlots). */
  readonly turn: { isPlayer: boolean; onCost: (ms: number) => void };
  /** The last mistake in the code of the page. */
  mistake: unknown = undefined;
  /** Whether the page may be cached for guests; once it is decided. */
  isGuestPage = false;
  #cacheControl = '';

  constructor(req: Request, res: Response, options: RenderPageOptions) {
    this.req = req;
    this.res = res;
    this.options = options;
    this.context = contextOf(res);
    const { isGuest } = this.context;
    this.isPlayer = playerOf(req) !== undefined;
    this.isWhole = isRobot(req);
    this.visit = options.transportFor(req, res);
    this.typed = typedFor(req, this.context, options.typedOf);
    this.oldSession = isGuest ? null : oldSessionNote(req.headers.cookie);
    this.charge = (ms) => options.onCost?.(req, res, ms);
    this.turn = { isPlayer: this.isPlayer, onCost: this.charge };
    whenAbandoned(res, () => this.abort.abort());
  }

  /** Records a step of the stage, which goes on. */
  endStep(name: string): void {
    const { context } = this;
    const { stage } = context;
    context.endStage(name, 'passed');
    context.stage = stage;
  }

  /** Sets what the platform's answer about the session says. */
  noteSession({ session }: Pick<LoadedDocument, 'stores'>['stores']): void {
    const { req, res, context, options } = this;
    this.#setCookies();
    // A player on a break gets no promotions as a guest of this device, either.
    if (session.fatal?.pause !== undefined) options.onBreak?.(req, res, session.fatal.until ?? null);
    // Without an answer of the platform, a player must not count as an unknown session.
    const isRefused = session.fatal && session.fatal.kind !== 'closed';
    if (!context.isGuest && !isRefused && !session.isPending) options.onSession?.(req, res, session.account?.uid ?? 0);
  }

  redirect(status: number, location: string): void {
    this.#setCookies();
    this.res.redirect(status, location);
  }

  /** Sets the status and the headers of a document. */
  start(status: number, cacheControl: string): void {
    const { req, res, context, options, oldSession } = this;
    this.endStep('shell');
    res.status(status).type('html');
    if (options.isForAdmin(req)) res.set('Server-Timing', serverTiming(context));
    res.set('Cache-Control', cacheControl);
    if (oldSession) res.append('Set-Cookie', oldSession.line);
  }

  /** Decides by a loaded page who may keep it. All cookies must be set. */
  decide(page: LoadedDocument): void {
    const { res, context } = this;
    context.route = page.route;
    const { isGuestPage, cacheControl } = cacheability({
      visitor: context,
      answer: { status: page.status, setsCookie: res.hasHeader('set-cookie'), isHtml: true },
    });
    this.isGuestPage = isGuestPage;
    this.#cacheControl = cacheControl;
  }

  /** Sets the status and the headers of the page; `decide` comes first. */
  begin(page: LoadedDocument): void {
    const { res, context } = this;
    context.rendered ??= renderedFacts(page, context.cache, false);
    if (page.status === 503) res.set('Retry-After', '30');
    this.start(page.status, this.#cacheControl);
  }

  /** Waits for every section of the page, and notes what the page has become. */
  async settle(entry: Entry, page: LoadedDocument): Promise<void> {
    const { context, options } = this;
    const { hasFallback } = await entry.whenSettled(page);
    context.rendered = renderedFacts(page, context.cache, hasFallback);
    if (this.isGuestPage) options.uses.note(context.address.shared, context.cache);
  }

  #setCookies(): void {
    for (const cookie of this.visit.cookies()) this.res.append('Set-Cookie', cookie);
  }
}
