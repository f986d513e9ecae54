import type { BesideSession } from '#client/app/document/loadBesideSession.ts';
import { runLoader } from '#client/app/runLoader.ts';
import type { AppContext } from '#client/context/AppContext.ts';
import { notFound } from '#client/context/notFound.ts';
import { PageFailure } from '#client/context/PageFailure.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { loadLoader } from './loadLoader.ts';
import { memoCall } from './memoCall.ts';
import type { PageMatch } from './PageMatch.ts';
import type { Failure, LoadedPage } from './PageState.ts';
import { areasOf, loadComponent } from './pageFiles.ts';

export interface PageLoadRequest {
  match: PageMatch;
  url: URL;
  app: AppContext;
  signal: AbortSignal;
  /** Data of the frame, if loaded already. */
  root?: object | undefined;
  /** What is loaded of the page already; only on the server (loadBesideSession). */
  besideSession?: BesideSession | undefined;
  /** A loader threw an error that is not part of the contract. */
  onUnexpectedError: (error: unknown) => void;
}

/**
 * Runs the loaders of the frame and of the page in parallel, and loads the page's code and messages. The same on the server and in
 * the browser. Rejects only when `signal` is aborted; every other failure is part of the result.
 */
export async function loadPage(request: PageLoadRequest): Promise<LoadedPage | Redirect> {
  const { match, url, app, signal, onUnexpectedError } = request;
  const { line, params } = match;
  const args = { ...app, call: memoCall(app.call, signal), params, url, signal };
  const loadRoot = async () => request.root ?? runLoader(await import('#client/app/root.loader.ts'), args);
  const loadLine = async () => {
    if (!line) throw notFound(url.pathname);
    const [Component, data] = await Promise.all([
      loadComponent(line),
      // A loader needs messages too, for the page's title.
      Promise.all([loadLoader(line), app.intl.load(areasOf(line))]).then(([module]) =>
        runLoader(module, args, request.besideSession),
      ),
    ]);
    return { Component, data };
  };
  const [root, page] = await Promise.allSettled([loadRoot(), loadLine()]);
  signal.throwIfAborted();

  for (const { status, ...rest } of [root, page])
    if (status === 'rejected' && 'reason' in rest && rest.reason instanceof Redirect) return rest.reason;
  const failureOf = (part: Failure['part'], reason: unknown): Failure => {
    if (reason instanceof PageFailure) return { part, status: reason.status, data: reason.data };
    onUnexpectedError(reason);
    return { part, status: 500, data: { kind: 'failed', type: 'UnknownErrorException' } };
  };
  const failure =
    root.status === 'rejected'
      ? failureOf('root', root.reason)
      : page.status === 'rejected'
        ? failureOf('page', page.reason)
        : null;
  const { Component, data } = page.status === 'fulfilled' ? page.value : { Component: undefined, data: {} };
  return { match, root: root.status === 'fulfilled' ? root.value : undefined, page: data, Component, failure };
}
