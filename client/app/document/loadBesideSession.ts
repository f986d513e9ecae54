import type { PageMatch } from '#client/app/router/PageMatch.ts';
import { areasOf } from '#client/app/router/pageFiles.ts';
import type { LoaderArgs, LoaderModule } from '#client/context/LoaderArgs.ts';
import { stripLocale } from '#shared/locales.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';

/** What `loadCritical` of a page resolves to; undefined where it must be loaded once the session is known. Rejects as `loadCritical`. */
export type BesideSession = () => Promise<object | undefined>;

/**
 * Loads a private page while the platform is asked whose session it is: one round trip in place of two. Its calls carry the player's
 * cookie, and nothing of it is used unless the session is a player's. Undefined for a page that is not only a player's; a loader that
 * reads the stores runs again.
 */
export function loadBesideSession(
  { line }: PageMatch,
  { loadCritical, loadOwn }: LoaderModule,
  args: LoaderArgs,
): BesideSession | undefined {
  if (!line || !loadCritical || loadOwn || !isPrivatePath(stripLocale(args.url.pathname))) return undefined;
  let hasRead = false;
  const stores = new Proxy(args.stores, {
    get(all, name) {
      hasRead = true;
      return Reflect.get(all, name);
    },
  });
  // A loader needs messages too, for the page's title.
  const data = args.intl.load(areasOf(line)).then(() => loadCritical({ ...args, stores }));
  // Nobody may wait for it.
  data.catch(() => undefined);
  return async () => {
    const loaded = await data;
    return hasRead ? undefined : loaded;
  };
}
