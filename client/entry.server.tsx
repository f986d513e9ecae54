import { type ReactElement, StrictMode } from 'react';
import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  resumeToPipeableStream,
} from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createPath, type Navigator } from 'react-router';
import { ref } from 'valtio';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { createCall, type Transport } from '#shared/api/call.ts';
import { getLikes } from '#shared/api/play/games.contract.ts';
import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { askClosure } from '#shared/closure/askClosure.ts';
import { closureOfBan } from '#shared/closure/closureOfBan.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { eachLocale, inScript, type Language, LOCALES, type Locale, languageOf, stripLocale } from '#shared/locales.ts';
import { ownRedirect } from '#shared/redirects/ownRedirect.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import { messagesToCyrillic } from '#shared/script/messagesToCyrillic.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';
import { FAVOURITES } from '#shared/url/hallQuery.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { paths } from '#shared/url/paths.ts';
import type { ClientState } from './app/ClientState.ts';
import { type CallWatch, createCallWatch } from './app/createCallWatch.ts';
import { type DocumentAssets, DocumentAssetsContext } from './app/DocumentAssets.ts';
import type { Audience } from './app/page.ts';
import { createMatchPage } from './app/router/createMatchPage.ts';
import { loadPage } from './app/router/loadPage.ts';
import { memoCall } from './app/router/memoCall.ts';
import { messageFiles } from './app/router/messageFiles.ts';
import type { Failure, PageState } from './app/router/PageState.ts';
import { PageTree } from './app/router/PageTree.tsx';
import { loadLoader, sourcesOf } from './app/router/pageFiles.ts';
import { routes } from './app/routes.ts';
import { isOpenToBlocked } from './app/shell/menu/isOpenToBlocked.ts';
import { unreadable } from './app/unreadable.ts';
import { ReadyContextsContext } from './app/useContextFor.ts';
import type { AppContext } from './context/AppContext.ts';
import type { OwnParts } from './context/LoaderArgs.ts';
import { PreludeContext } from './context/PreludeContext.ts';
import { Redirect } from './context/Redirect.ts';
import { readable } from './context/readable.ts';
import { askPlayerQuiet } from './entities/care/askPlayerQuiet.ts';
import { createTexts, type OwnTexts } from './i18n/createTexts.ts';
import type { Messages } from './i18n/Messages.ts';
import { leanContent } from './lib/transport/leanContent.ts';
import { withTimeoutBudget } from './lib/transport/withTimeoutBudget.ts';
import { createStores, type Stores } from './stores/createStores.ts';
import { StoresContext } from './stores/StoresContext.ts';
import type { StoresState } from './stores/StoresState.ts';
import type { Account } from './stores/session.store.ts';
import { takeState } from './stores/takeState.ts';
import { fontsOf } from './ui/theme/fontsOf.ts';

const matchPage = createMatchPage(routes);

/** Route patterns, which name pages in logs, metrics and beacons. */
export const patterns: ReadonlySet<string> = new Set(routes.map(({ pattern }) => pattern));

/** Whom the route table names for a path without its locale; undefined where no page is. */
export const audienceOf = (path: string): Audience | undefined => matchPage(path).line?.audience;

/** Imported with this module, because a server renders every page; but for the plain strings of standalone pages. */
const files = Object.entries(
  import.meta.glob<Messages>(['./i18n/messages/*/*.json', '!./i18n/messages/*/{offline,deviceNotice}.json'], {
    eager: true,
    import: 'default',
  }),
);

const allMessages = (language: Language): Messages =>
  Object.assign({}, ...files.filter(([file]) => file.includes(`/${language}/`)).map(([, messages]) => messages));

const messages = Object.fromEntries(LOCALES.map((language) => [language, allMessages(language)])) as Record<
  Language,
  Messages
>;

function createTextsOf(locale: Locale): OwnTexts {
  const language = languageOf(locale);
  const own = createTexts(language, language === locale ? messages[language] : messagesToCyrillic(messages[language]));
  // All messages are loaded; `loadMessages` would add those in the default script.
  const load = async () => undefined;
  return { ...own, load, reportingTo: (report) => ({ ...own.reportingTo(report), load }) };
}

/**
 * Messages by locale. In another script they are transliterated, which takes 50 ms: on first use, not at every start. A browser gets
 * them transliterated from the build (scripts/bundle/cyrillicMessages.ts).
 */
function createAllTexts(): (locale: Locale) => OwnTexts {
  const made: Partial<Record<Locale, OwnTexts>> = {};
  return (locale) => (made[locale] ??= createTextsOf(locale));
}

const textsOf = createAllTexts();

export interface LoadRequest {
  /** Absolute. Besides it, the render depends only on the fields below and on answers of the transport. */
  url: URL;
  isGuest: boolean;
  /** A break began on the visitor's device and is not over. */
  isOnBreak: boolean;
  /** Its end, Unix seconds; null: permanent. */
  breakUntil?: number | null;
  /** The visitor saves data: small pictures, no web fonts. */
  savesData: boolean;
  /** The script the visitor chose (inScript). */
  script: string | undefined;
  /** What was typed into a form of this page that was refused: data of the page (useTyped). */
  typed?: TypedFields | null;
  transport: Transport;
  content: (locale: Language) => ContentSource;
  gameFinder: (locale: Language, origin: string) => Promise<GameFinder>;
  /** Set if a visitor waits for the first byte (AppContext). */
  timeoutBudget?: number | undefined;
  /** A loader threw an error that is not part of the contract, or a message is wrong (MessageError). */
  onUnexpectedError: (error: unknown) => void;
}

export interface LoadedDocument {
  kind: 'page';
  status: number;
  /** The pattern that matched, for logs and metrics. */
  route: string;
  /** Files of the matched page and of its messages, by their names in the manifest. */
  sources: string[];
  /** Of a prelude it has no stores but the general one: each answer has the others. */
  state: Omit<ClientState, 'stores' | 'buildId' | 'localeCookie' | 'gameOrigin'> & { stores: Partial<StoresState> };
  page: PageState;
  contexts: Record<Language, AppContext>;
  stores: Stores;
  /** Fonts to preload. */
  fonts: readonly string[];
  /** The platform reports maintenance: no cached page may replace this one. */
  isMaintenance: boolean;
  /** The loader reports an arbitrary address as not cacheable (LoaderArgs). */
  isUncacheable: boolean;
  calls: CallWatch;
}

/** A document whose holes are not filled: everything but what is one player's own. */
export interface Prelude {
  document: LoadedDocument;
  /** Where React left out what, as JSON. */
  postponed: string;
}

/** A visitor whose session is being asked for, and what is their own on the page. */
export interface Visitor {
  /** Set once `known` has resolved. */
  stores: Stores;
  contexts: Record<Language, AppContext>;
  /** Resolves when the platform has answered about the session, or is too late. */
  known: Promise<void>;
  /** Why nothing may be advertised. Never rejects. */
  quiet: Promise<QuietReason | null>;
  /** Parts of the page that are the player's own; none rejects. */
  own: OwnParts;
  /** Those of `own` that a document waits for. */
  awaited: readonly Promise<unknown>[];
  calls: CallWatch;
  /** Of every call. */
  signal: AbortSignal;
}

export type Loaded = LoadedDocument | { kind: 'redirect'; status: number; location: string };

/** Milliseconds until a page gives up on open calls; with the render less than the 5 s of reliability D1. */
const LOAD_LIMIT = 4_000;

/**
 * Matches the URL and loads the data of the shell. The status is final here, before the first byte. What was asked for `visitor` is not
 * asked again.
 */
export async function load(request: LoadRequest, visitor?: Visitor): Promise<Loaded> {
  const calls = visitor?.calls ?? createCallWatch(LOAD_LIMIT);
  const stores = visitor?.stores ?? createStores();
  noteBreak(request, stores);
  try {
    return await loadWatched(request, stores, calls, {}, visitor);
  } finally {
    calls.loaded();
  }
}

export interface PreludeRequest extends Omit<LoadRequest, 'isGuest' | 'isOnBreak' | 'typed'> {
  /** Why nothing may be advertised to the players of this prelude. */
  quiet: QuietReason | null;
  /** The text that stands for the player's uid. */
  uidSlot: string;
}

/**
 * Loads the document that all players share, by a transport without a session. A page that reads something of one player there fails or is
 * not whole (`whenSettled`).
 */
export async function loadShared({ quiet, uidSlot, ...request }: PreludeRequest): Promise<Loaded> {
  const calls = createCallWatch(LOAD_LIMIT);
  const account = ref(unreadable<Account>('account', { uid: uidSlot as unknown as number }));
  const stores = {
    ...createStores({ session: { account, fatal: null, isPending: false, isOnBreak: false } }),
    balances: unreadable<Stores['balances']>('balances'),
    likes: unreadable<Stores['likes']>('likes'),
    profile: unreadable<Stores['profile']>('profile'),
  };
  try {
    const shared = { ...request, isGuest: true, isOnBreak: false };
    return await loadWatched(shared, stores, calls, { quiet: async () => quiet, hasOwn: false });
  } finally {
    calls.loaded();
  }
}

/**
 * Patterns of the pages that players share but for what is their own: what these show of a player is in a PlayerHole, and loaded by
 * `loadOwn` of their loader.
 */
const preludeRoutes: ReadonlySet<string> = new Set([paths.home.pattern, paths.gamehall.pattern]);

/** Whether players share the page of an address but for what is their own. */
export const hasPrelude = ({ pathname, searchParams }: URL): boolean => {
  const { line } = matchPage(pathname);
  // The games of the list of favourites are the player's.
  return line !== undefined && preludeRoutes.has(line.pattern) && searchParams.get('category') !== FAVOURITES;
};

/** Asks for the session of a visitor and, at the same time, for what is their own on a page of which there is a prelude. */
export async function loadVisitor(request: Omit<LoadRequest, 'isGuest'>): Promise<Visitor> {
  const { url } = request;
  const calls = createCallWatch(LOAD_LIMIT);
  const stores = createStores();
  noteBreak(request, stores);
  const { signal } = new AbortController();
  const match = matchPage(url.pathname);
  const module = match.line ? await loadLoader(match.line) : {};
  const plain = contextsOf(request, stores, calls, {});
  const contexts = eachLocale((locale) => ({ ...plain[locale], call: memoCall(plain[locale].call, signal) }));
  const context = contexts[match.locale];
  const known = loadPlayer(contexts.uz, stores);
  const quiet = askPlayerQuiet({ ...context, signal }).catch(() => 'unknown' as const);
  const args = { ...context, quiet: () => quiet, params: match.params, url, signal };
  const awaited = module.loadOwn?.(args) ?? {};
  const own: OwnParts = { ...awaited, ...module.loadOwnDeferred?.(args) };
  for (const part of Object.values(own)) void readable(part);
  return { stores, contexts, known, quiet, own, awaited: Object.values(awaited), calls, signal };
}

/** The break of the visitor's device, which is not the player's and no part of a session. */
function noteBreak(
  { isOnBreak, breakUntil = null }: Pick<LoadRequest, 'isOnBreak' | 'breakUntil'>,
  { session }: Stores,
): void {
  session.isOnBreak = isOnBreak;
  session.breakUntil = breakUntil;
}

type OwnFacts = Pick<AppContext, 'quiet' | 'hasOwn'>;

/** The contexts of a request, one per language. */
function contextsOf(
  {
    url,
    savesData,
    script,
    transport,
    content,
    gameFinder,
    timeoutBudget,
    onUnexpectedError,
  }: Omit<LoadRequest, 'isGuest'>,
  stores: Stores,
  calls: CallWatch,
  facts: OwnFacts,
): Record<Language, AppContext> {
  return eachLocale((locale): AppContext => {
    const reading = inScript(locale, script);
    const call = createCall(transport, () => locale);
    const source = savesData ? leanContent(content(locale)) : content(locale);
    return {
      call: (method, input, options) => calls.watch(noteClosure(call(method, input, options), stores)),
      // Only `pages` has no default value, so only its failure makes a page incomplete.
      content: (name, options) => (name === 'pages' ? calls.watch(source(name, options)) : source(name, options)),
      gameFinder: () => calls.watch(gameFinder(locale, url.origin)),
      stores,
      // In production a wrong message is reported and shown as a fallback; elsewhere it throws.
      intl: import.meta.env.PROD ? textsOf(reading).reportingTo(onUnexpectedError) : textsOf(reading),
      timeoutBudget,
      locale: reading,
      script,
      ...facts,
    };
  });
}

async function loadWatched(
  request: LoadRequest,
  stores: Stores,
  calls: CallWatch,
  facts: OwnFacts = {},
  visitor?: Visitor,
): Promise<Loaded> {
  const { url, isGuest, savesData, script, typed = null, timeoutBudget, onUnexpectedError } = request;
  const contexts = visitor?.contexts ?? contextsOf(request, stores, calls, facts);
  if (visitor) await visitor.known;
  else if (!isGuest) await loadPlayer(contexts.uz, stores);
  const match = matchPage(url.pathname);
  // A session cookie whose session has ended is a guest's. A pending session is not redirected.
  if (!isGuest && stores.session.isGuest && !stores.session.fatal) {
    const place = { path: stripLocale(url.pathname), search: url.search, locale: match.locale };
    const location = isPrivatePath(place.path) ? ownRedirect(place, true) : undefined;
    if (location !== undefined) return { kind: 'redirect', status: 302, location };
  }
  // Not the visitor's signal, which is in the transport: one shared by many calls would retain them all until the visitor leaves.
  const signal = visitor?.signal ?? new AbortController().signal;
  const loaded = await loadPage({ match, url, app: contexts[match.locale], signal, onUnexpectedError });
  if (loaded instanceof Redirect) return { kind: 'redirect', status: loaded.status, location: loaded.location };

  const { root } = loaded;
  const page = typed ? { ...loaded.page, typed } : loaded.page;
  // A crawler runs no script that would retry: it gets a 503.
  const failure =
    calls.isLate() && loaded.failure ? lateOf(loaded.failure, timeoutBudget === undefined) : loaded.failure;
  const { fatal } = stores.session;
  const { pathname, search } = url;
  return {
    kind: 'page',
    status: (fatal && !isOpenToBlocked(fatal, pathname) ? fatal.status : failure?.status) ?? 200,
    route: match.line?.pattern ?? '*',
    sources: [
      ...(match.line ? [...sourcesOf(match.line), ...messageFiles(match.line, match.locale)] : []),
      ...(failure ? ['client/app/failure/PageError.tsx', 'client/app/failure/RootError.tsx'] : []),
      ...(fatal ? ['client/app/failure/FatalScreen.tsx'] : []),
      ...(stores.session.isPlayer ? ['client/app/shell/header/PlayerControls.tsx'] : []),
    ],
    state: {
      router: { loaderData: { ...(root ? { root } : {}), page }, failure },
      stores: facts.hasOwn === false ? { general: { info: stores.general.info } } : takeState(stores),
      script,
    },
    page: {
      ...loaded,
      page,
      failure,
      location: { pathname, search, hash: '', state: null, key: '' },
      action: 'POP',
      keepsScroll: true,
    },
    contexts,
    stores,
    fonts: savesData ? [] : fontsOf(inScript(match.locale, script)),
    isMaintenance: fatal?.kind === 'maintenance' && (calls.isSwitchedOff() || isOff(stores.general.info)),
    isUncacheable: 'isUncacheable' in loaded.page && loaded.page.isUncacheable === true,
    calls,
  };
}

/** Milliseconds of LOAD_LIMIT that a page waits for account.getInfo; the rest is for its own data. */
const SESSION_LIMIT = 2_000;

/**
 * Loads the player. It has no fallback: rendered as a guest, a player would be asked to sign in and see no balance. A late answer, or
 * one that the platform's limit refuses, leaves the session pending: the page shows neither guest nor player controls, and the browser
 * asks. If the platform fails, or has no such method, the visitor gets the maintenance screen, which retries by itself.
 */
async function loadPlayer({ call, timeoutBudget }: AppContext, stores: Stores): Promise<void> {
  const [info, likes] = await Promise.allSettled([
    withTimeoutBudget(call(getInfo, {}), SESSION_LIMIT),
    withTimeoutBudget(call(getLikes, {}), timeoutBudget),
  ]);
  if (info.status === 'rejected') {
    if (info.reason instanceof DOMException && info.reason.name === 'TimeoutError') return stores.session.setPending();
    const { type, retryable } = presentError(info.reason);
    if (type === 'TooManyRequestsException') return stores.session.setPending();
    if (!stores.session.setFatalFrom(info.reason) && (retryable || type === 'MethodNotFoundException'))
      stores.session.setFatalError({ kind: 'maintenance', status: 503 });
    return;
  }
  stores.session.signedIn(info.value);
  // As long as the rest of the player's page, and no longer.
  const asked = info.value.uid > 0 ? askClosure({ call, account: info.value, mayBeHeld: true }) : null;
  if (asked) stores.session.close(await withTimeoutBudget(asked, SESSION_LIMIT).catch(() => null));
  if (info.value.uid > 0) stores.balances.set(info.value);
  if (likes.status === 'fulfilled') stores.likes.set(likes.value);
}

/** A call that is refused because the account is closed to play closes the whole page. */
async function noteClosure<T>(call: Promise<T>, { session }: Stores): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { fatal } = presentError(error);
    if (fatal?.kind === 'blocked') session.close(closureOfBan(fatal.banType));
    throw error;
  }
}

/** The failure of a page whose data is late: a visitor gets the frame, in which the browser retries; a crawler gets a 503. */
function lateOf(failure: Failure, isForRobot: boolean): Failure {
  if (failure.part !== 'page' || failure.data.kind !== 'failed') return failure;
  return isForRobot ? { ...failure, status: 503 } : { part: 'page', status: 200, data: { kind: 'late' } };
}

function isOff(info: GeneralInfo | null): boolean {
  return info !== null && info.domain_state !== 'active';
}

/** Files and fonts of an address's page, known before it is loaded. */
export function hintsOf(pathname: string, script?: string): { sources: string[]; fonts: readonly string[] } {
  const { line, locale } = matchPage(pathname);
  return {
    sources: line ? [...sourcesOf(line), ...messageFiles(line, locale)] : [],
    fonts: fontsOf(inScript(locale, script)),
  };
}

/** Waits for every deferred section. `hasFallback`: a section failed or was late, and shows a fallback. */
export async function whenSettled({ page, calls }: LoadedDocument): Promise<{ hasFallback: boolean }> {
  const settled = (await Promise.all(partsOf({ page }))).flat();
  const hasFailed = settled.some(
    (part) => typeof part === 'object' && part !== null && 'ok' in part && part.ok === false,
  );
  return { hasFallback: hasFailed || !calls.isWhole() };
}

function partsOf({ page }: Pick<LoadedDocument, 'page'>): unknown[] {
  return [page.root ?? {}, page.page].flatMap((data) => Object.values(data) as unknown[]);
}

/** The server does not navigate. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** The whole document of a loaded page, as an element; with `isPrelude` its holes wait for ever. */
export function documentOf(
  { page, stores, contexts, fonts }: Pick<LoadedDocument, 'page' | 'stores' | 'contexts' | 'fonts'>,
  assets: DocumentAssets,
  isPrelude = false,
): ReactElement {
  return (
    <StrictMode>
      <PreludeContext value={isPrelude}>
        <DocumentAssetsContext value={{ ...assets, fonts }}>
          <StoresContext value={stores}>
            <ReadyContextsContext value={{ ready: (locale) => contexts[locale] }}>
              <PageTree state={page} navigator={navigator} isStatic />
            </ReadyContextsContext>
          </StoresContext>
        </DocumentAssetsContext>
      </PreludeContext>
    </StrictMode>
  );
}

/** Starts React on a loaded page. */
export function render(
  document: LoadedDocument,
  assets: DocumentAssets,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  return renderToPipeableStream(documentOf(document, assets), options);
}

/** Larger than any section, so that none is sent apart. React's state is kept as JSON, which has no infinity. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/** A prelude as React renders it: `prelude` is a stream of Node's. */
export type RenderedPrelude = Awaited<ReturnType<typeof prerenderToNodeStream>>;

/**
 * Renders a document up to its holes. Everything that it shows must be loaded, because `signal` ends the rendering once holes are all that
 * is left. Something of a player that is read outside a hole is reported to `onError`.
 */
export function renderPrelude(
  document: LoadedDocument,
  assets: DocumentAssets,
  options: { signal: AbortSignal; onError: (error: unknown) => void },
): Promise<RenderedPrelude> {
  for (const part of partsOf(document)) if (part instanceof Promise) void readable(part);
  return prerenderToNodeStream(documentOf(document, assets, true), { ...options, progressiveChunkSize: WHOLE });
}

/** A player's stores as the browser starts from them. */
export { takeState };

/** Renders the holes of a prelude for a visitor. */
export function renderHoles(
  { document, postponed }: Prelude,
  { stores, contexts, own }: Pick<Visitor, 'stores' | 'contexts' | 'own'>,
  assets: DocumentAssets,
  options: Pick<RenderToPipeableStreamOptions, 'onShellReady' | 'onAllReady' | 'onShellError' | 'onError'>,
): PipeableStream {
  const page = { ...document.page, page: { ...document.page.page, ...own } };
  const filled = documentOf({ page, stores, contexts, fonts: document.fonts }, assets);
  // React changes the state that it continues from. Its types call the stream a promise.
  const stream = resumeToPipeableStream(filled, JSON.parse(postponed), { nonce: assets.nonce, ...options });
  return stream as unknown as PipeableStream;
}
