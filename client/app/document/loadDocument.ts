import { loadPage } from '#client/app/router/loadPage.ts';
import { messageFiles } from '#client/app/router/messageFiles.ts';
import type { Failure } from '#client/app/router/PageState.ts';
import { sourcesOf } from '#client/app/router/pageFiles.ts';
import { isOpenToBlocked } from '#client/app/shell/menu/isOpenToBlocked.ts';
import { Redirect } from '#client/context/Redirect.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { takeState } from '#client/stores/takeState.ts';
import { fontsOf } from '#client/ui/theme/fontsOf.ts';
import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { inScript, stripLocale } from '#shared/locales.ts';
import { ownRedirect } from '#shared/redirects/ownRedirect.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import type { CallWatch } from './createCallWatch.ts';
import { createContexts, type SharedAnswers } from './createContexts.ts';
import type { LoadedDocument } from './LoadedDocument.ts';
import type { LoadRequest } from './LoadRequest.ts';
import { loadPlayer } from './loadPlayer.ts';
import type { Visitor } from './loadVisitor.ts';
import { sharingOf } from './sharingOf.ts';

/** A document, or where the visitor is sent instead. */
export type Loaded = LoadedDocument | { kind: 'redirect'; status: number; location: string };

/** Loads a document with stores and calls that are given. `answers`: what is known before the platform is asked. */
export async function loadDocument(
  request: LoadRequest,
  stores: Stores,
  calls: CallWatch,
  answers: SharedAnswers = {},
  visitor?: Visitor,
): Promise<Loaded> {
  const { url, match, isGuest, savesData, script, brand, typed = null, timeoutBudget, onUnexpectedError } = request;
  const contexts = visitor?.contexts ?? createContexts(request, stores, calls, answers);
  if (visitor) await visitor.identified;
  else if (!isGuest) await loadPlayer(contexts.uz, stores, contexts[match.locale]);
  // A session cookie whose session has ended is a guest's. A pending session is not redirected.
  if (!isGuest && stores.session.isGuest && !stores.session.fatal) {
    const place = { path: stripLocale(url.pathname), search: url.search, locale: match.locale };
    const location = isPrivatePath(place.path) ? ownRedirect(place, true) : undefined;
    if (location !== undefined) return { kind: 'redirect', status: 302, location };
  }
  // Not the visitor's signal, which is in the transport: one shared by many calls would retain them all until the visitor leaves.
  const signal = visitor?.signal ?? new AbortController().signal;
  const { isPlayer, isPending, fatal: refusal } = stores.session;
  const ofSession = isPlayer && !isPending && !refusal ? visitor?.besideSession : undefined;
  const isFrame = answers.hasOwn === false && sharingOf(match.line) === 'frame';
  const besideSession = isFrame ? async () => ({}) : ofSession;
  const loaded = await loadPage({ match, url, app: contexts[match.locale], signal, besideSession, onUnexpectedError });
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
      // A prelude's player has none, and what it was must not be read there.
      ...(stores.session.account?.has_absence && stores.session.account.absence
        ? ['client/features/absence/AbsenceNote.tsx']
        : []),
    ],
    state: {
      router: { loaderData: { ...(root ? { root } : {}), page: withoutJsonLd(page) }, failure },
      stores: answers.hasOwn === false ? { general: { info: stores.general.info } } : takeState(stores),
      script,
      ...(brand ? { brand } : {}),
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
    fonts: savesData ? [] : (brand?.fonts ?? fontsOf(inScript(match.locale, script))),
    isMaintenance: fatal?.kind === 'maintenance' && (calls.isSwitchedOff() || isOff(stores.general.info)),
    isUncacheable: 'isUncacheable' in loaded.page && loaded.page.isUncacheable === true,
    calls,
  };
}

/** The page's data for the browser, which leaves the script with the structured data as it is (Seo): their number is enough. */
function withoutJsonLd<T extends object>(page: T): T {
  const { seo } = page as { seo?: { jsonLd?: readonly object[] } };
  return seo?.jsonLd?.length ? { ...page, seo: { ...seo, jsonLd: seo.jsonLd.map(() => 0) } } : page;
}

/** The failure of a page whose data is late: a visitor gets the frame, in which the browser retries; a crawler gets a 503. */
function lateOf(failure: Failure, isForRobot: boolean): Failure {
  if (failure.part !== 'page' || failure.data.kind !== 'failed') return failure;
  return isForRobot ? { ...failure, status: 503 } : { part: 'page', status: 200, data: { kind: 'late' } };
}

function isOff(info: GeneralInfo | null): boolean {
  return info !== null && info.domain_state !== 'active';
}
