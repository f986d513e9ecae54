import type { PageMatch } from '#client/app/router/PageMatch.ts';
import { areasOf } from '#client/app/router/pageFiles.ts';
import type { AppStores } from '#client/context/AppContext.ts';
import type { LoaderArgs, LoaderModule, OwnParts } from '#client/context/LoaderArgs.ts';
import type { Call } from '#shared/api/call.ts';

/** What the loaders of a page resolve to; undefined where they must run once the session is known. Rejects as `loadCritical`. */
export type BesideSession = () => Promise<object | undefined>;

/**
 * Loads a page while the platform is asked whose session it is: one round trip in place of two. Its calls carry the player's cookie, and nothing
 * of it is used unless the session is a player's without any state that changes its pages. `ownParts`: those that are the player's own, which are
 * loaded so anyway; the page waits for those of `awaited`. A loader that reads more of the stores than that the visitor is a player, or that
 * sends a command, runs again; `args.call` must share what is read twice (memoCall).
 */
export function loadBesideSession(
  { line }: PageMatch,
  { loadCritical, loadDeferred }: LoaderModule,
  args: LoaderArgs,
  { ownParts, awaited }: { ownParts: OwnParts; awaited: readonly Promise<unknown>[] },
): BesideSession | undefined {
  if (!line || !loadCritical) return undefined;
  let mustRunAgain = false;
  const again = (): void => {
    mustRunAgain = true;
  };
  const beside = { ...args, stores: storesOfPlayer(args.stores, again), call: readsOf(args.call, again) };
  const deferred = loadDeferred?.(beside);
  // A loader needs messages too, for the page's title.
  const data = args.intl.load(areasOf(line)).then(() => loadCritical(beside));
  // Nobody may wait for it.
  data.catch(() => undefined);
  return async () => {
    try {
      const loaded = await data;
      await Promise.all(awaited);
      return mustRunAgain ? undefined : { ...loaded, ...deferred, ...ownParts };
    } catch (error) {
      if (mustRunAgain) return undefined;
      throw error;
    }
  };
}

/** What is so of the session of every player whose page is loaded beside it. */
const OF_PLAYER: Readonly<Record<string, unknown>> = { isPlayer: true, isGuest: false, isPending: false, fatal: null };
/** Facts of the device, which are known already. */
const OF_DEVICE: ReadonlySet<string | symbol> = new Set(['isOnBreak', 'breakUntil']);

/** The stores before the session is known. Reading anything but the above calls `onRead`. */
function storesOfPlayer(stores: AppStores, onRead: () => void): AppStores {
  const session = new Proxy(Reflect.get(stores, 'session') as object, {
    get(target, name) {
      if (typeof name === 'string' && name in OF_PLAYER) return OF_PLAYER[name];
      if (!OF_DEVICE.has(name)) onRead();
      return Reflect.get(target, name);
    },
  });
  return new Proxy(stores, {
    get(all, name) {
      if (name === 'session') return session;
      onRead();
      return Reflect.get(all, name);
    },
  });
}

/** The call for reads only: a command, which must not be sent twice, fails and calls `onCommand`. */
function readsOf(call: Call, onCommand: () => void): Call {
  return (method, input, options) => {
    if (method.verb === 'GET') return call(method, input, options);
    onCommand();
    return Promise.reject(new Error('A loader sends a command before the session is known'));
  };
}
