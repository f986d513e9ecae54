import { data, isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router';
import { AppError } from '../../shared/errors/AppError.ts';
import type { Locale } from '../../shared/locales.ts';
import type { LoaderArgs, LoaderModule } from '../context/LoaderArgs.ts';
import type { WordArea } from '../i18n/loadMessages.ts';
import type { PageErrorData } from '../context/PageErrorData.ts';
import { fatalOf } from '../../shared/errors/fatalOf.ts';
import { type ContextFor, routerContext } from './routerContext.ts';

/** Runs a page's loader: deferred work starts first, critical is awaited, and an AppError becomes the page's error with its HTTP status. */
export async function runLoader(
  locale: Locale,
  module: LoaderModule,
  { request, params, context }: LoaderFunctionArgs,
  words: readonly WordArea[] = [],
) {
  const contextFor = (context as Readonly<{ get(key: typeof routerContext): ContextFor }>).get(routerContext);
  const app = await contextFor(locale);
  await app.intl.load(words);
  const args: LoaderArgs = { ...app, params, url: new URL(request.url), signal: request.signal };
  const deferred = module.loadDeferred?.(args) ?? {};
  try {
    const critical = (await module.loadCritical?.(args)) ?? {};
    return { ...critical, ...deferred };
  } catch (error) {
    if (!(error instanceof AppError) || isRouteErrorResponse(error)) throw error;
    const fatal = fatalOf(error);
    if (fatal) app.stores.session.fell(fatal);
    const forbidden = error.type === 'AccessDeniedException';
    const body: PageErrorData = { kind: forbidden ? 'forbidden' : 'failed', type: error.type };
    throw data(body, { status: fatal?.status ?? (forbidden ? 403 : Math.max(error.status, 500)) });
  }
}
