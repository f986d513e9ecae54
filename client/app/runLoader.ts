import type { LoaderArgs, LoaderModule } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { PageFailure } from '#client/context/PageFailure.ts';
import { readable } from '#client/context/readable.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { BesideSession } from './document/loadBesideSession.ts';

/**
 * Runs a page's loader: starts deferred work first, awaits critical data, and turns an AppError into a
 * PageFailure with its HTTP status. `besideSession`: loads the page in place of the loader.
 */
export async function runLoader(
  module: LoaderModule,
  args: LoaderArgs,
  besideSession?: BesideSession,
): Promise<object> {
  try {
    const loaded = import.meta.env.SSR ? await besideSession?.() : undefined;
    if (import.meta.env.SSR && loaded) return loaded;
    const deferred = module.loadDeferred?.(args) ?? {};
    const playerParts = import.meta.env.SSR ? startOwn(module, args) : undefined;
    const critical = (await module.loadCritical?.(args)) ?? {};
    return import.meta.env.SSR ? { ...critical, ...deferred, ...(await playerParts) } : { ...critical, ...deferred };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The only values of a loader are those of the address.
    if (error.type === 'InvalidParameterException') throw notFound(args.url.pathname);
    const fatal = args.stores.session.setFatalFrom(error);
    const forbidden = error.type === 'AccessDeniedException';
    // Nothing that the platform refuses is an error of this server: neither a limit, nor a missing method, nor what a player would be told in a form.
    const failed = error.status === 429 ? 503 : Math.max(error.status, 502);
    const status = fatal?.status ?? (forbidden ? 403 : failed);
    throw new PageFailure(status, { kind: forbidden ? 'forbidden' : 'failed', type: error.type });
  }
}

/** What is the player's own on a page. A prelude has nothing of it. */
async function startOwn(module: LoaderModule, args: LoaderArgs): Promise<object> {
  if (!args.stores.session.isPlayer || args.hasOwn === false) return {};
  const parts = module.loadOwn?.(args) ?? {};
  const deferred = module.loadOwnDeferred?.(args);
  await Promise.all(Object.values(parts).map(readable));
  return { ...parts, ...deferred };
}
