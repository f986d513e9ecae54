import { loadLoader } from '#client/app/router/loadLoader.ts';
import { memoCall } from '#client/app/router/memoCall.ts';
import type { AppContext } from '#client/context/AppContext.ts';
import type { OwnParts } from '#client/context/LoaderArgs.ts';
import { readable } from '#client/context/readable.ts';
import { askPlayerQuiet } from '#client/entities/care/askPlayerQuiet.ts';
import type { Stores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import { closureOfBan } from '#shared/closure/closureOfBan.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { eachLocale, type Language } from '#shared/locales.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { type CallWatch, createCallWatch, LOAD_LIMIT } from './createCallWatch.ts';
import { createContexts } from './createContexts.ts';
import type { LoadRequest } from './LoadRequest.ts';
import { type BesideSession, loadBesideSession } from './loadBesideSession.ts';
import { loadPlayer } from './loadPlayer.ts';
import { openStores } from './openStores.ts';

/** A visitor whose session is being asked for, and what is their own on the page. */
export interface Visitor {
  /** Set once `identified` has resolved. */
  stores: Stores;
  contexts: Record<Language, AppContext>;
  /** Resolves when the platform has answered about the session, or is too late. */
  identified: Promise<void>;
  /** Why nothing may be advertised. Never rejects. */
  quiet: Promise<QuietReason | null>;
  /** Parts of the page that are the player's own; none rejects. */
  ownParts: OwnParts;
  /** Those of `ownParts` that a document waits for. */
  awaited: readonly Promise<unknown>[];
  /** The page itself (loadBesideSession). Undefined where a prelude has it. */
  besideSession?: BesideSession | undefined;
  /** Data of a private page but for its `ownParts`, once it is loaded (loadContent). */
  content?: object | undefined;
  calls: CallWatch;
  /** Of every call. */
  signal: AbortSignal;
}

/**
 * Asks for the session of a visitor and, at the same time, for what is their own on the page. `hasContent`: a prelude has the rest, so the
 * page itself is loaded only if it turns out not to fit. `isConfirmed`: the platform has said before that the session is a player's; of any other
 * it is asked first whose it is, so a made-up cookie costs no more than that question.
 */
export async function loadVisitor(
  request: Omit<LoadRequest, 'isGuest'>,
  { hasContent, isConfirmed }: { hasContent: boolean; isConfirmed: boolean },
): Promise<Visitor> {
  const { url, match } = request;
  const calls = createCallWatch(LOAD_LIMIT);
  const stores = openStores(request);
  const { signal } = new AbortController();
  const module = match.line ? await loadLoader(match.line) : {};
  const plain = createContexts(request, stores, calls, {});
  /** Of a call that was refused before the platform had said whose session it is (createContexts notes later ones). */
  let closure: Closure | null = null;
  const noting =
    (call: Call): Call =>
    (...args) =>
      call(...args).catch((error: unknown) => {
        const { fatal } = presentError(error);
        if (fatal?.kind === 'blocked') closure ??= closureOfBan(fatal.banType);
        throw error;
      });
  const contexts = eachLocale((locale) => ({ ...plain[locale], call: memoCall(noting(plain[locale].call), signal) }));
  const ofPage = contexts[match.locale];
  const answered = loadPlayer(contexts.uz, stores, ofPage).then(() => stores.session.close(closure));
  const ofPlayer: Call = async (...args) => {
    await answered;
    if (!stores.session.isPlayer) throw new AppError('AccessDeniedException');
    return ofPage.call(...args);
  };
  const context = { ...ofPage, call: isConfirmed ? ofPage.call : ofPlayer };
  const quiet = askPlayerQuiet({ ...context, signal }).catch(() => 'unknown' as const);
  const args = { ...context, quiet: () => quiet, params: match.params, url, signal };
  const awaited = module.loadOwn?.(args) ?? {};
  const parts: OwnParts = { ...awaited, ...module.loadOwnDeferred?.(args) };
  for (const part of Object.values(parts)) void readable(part);
  const besideSession = hasContent
    ? undefined
    : loadBesideSession(match, module, args, { ownParts: parts, awaited: Object.values(awaited).map(readable) });
  return {
    stores,
    contexts,
    identified: answered,
    quiet,
    ownParts: parts,
    awaited: Object.values(awaited),
    besideSession,
    calls,
    signal,
  };
}
