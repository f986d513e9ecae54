import type { AppContext } from '#client/context/AppContext.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import type { Language } from '#shared/locales.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import type { PageRouterOptions } from './createPageRouter.ts';
import type { RedirectRules } from './createRedirectRules.ts';
import { loadLoader } from './loadLoader.ts';
import { loadPage } from './loadPage.ts';
import { memoContent } from './memoContent.ts';
import type { PageMatch } from './PageMatch.ts';
import { areasOf, loadComponent } from './pageFiles.ts';

export interface AddressLoaderOptions {
  origin: string;
  matchPage: (pathname: string) => PageMatch;
  /** Loads the messages of another language on first use. */
  contextFor: (locale: Language) => Promise<AppContext>;
  redirectRules: RedirectRules;
  onUnexpectedError: (error: unknown) => void;
  /** The visitor saves data: nothing is prefetched. */
  savesData: () => boolean;
  /** Resolves once the browser has painted the progress bar. */
  painted: () => Promise<void>;
}

/** Loads pages for the router: once the progress bar is painted, redirects and loaders start together, and a redirect wins. */
export function createAddressLoader({
  origin,
  matchPage,
  contextFor,
  redirectRules,
  onUnexpectedError,
  savesData,
  painted,
}: AddressLoaderOptions): Pick<PageRouterOptions, 'load' | 'prefetch'> {
  return {
    async load(location, signal, current, isStep) {
      // Starting to load a page, or rendering one that loads at once, takes longer than a frame on a slow phone.
      if (isStep) await painted();
      signal.throwIfAborted();
      const match = matchPage(location.pathname);
      const context = await contextFor(match.locale);
      const app = { ...context, content: memoContent(context.content, signal) };
      const elsewhere = redirectRules(new URL(addressOf(location) + location.hash, origin), app);
      // A guest is redirected from a private page: do not load it first.
      if (app.stores.session.isGuest && isPrivatePath(location.pathname)) {
        const redirect = await elsewhere;
        if (redirect) return redirect;
      }
      const same = current?.match.locale === match.locale ? current.root : undefined;
      // Menus from before the account was blocked, or closed to play, lead to what is closed now.
      const root =
        !app.stores.session.fatal || (same as { quiet?: QuietReason } | undefined)?.quiet === 'closed'
          ? same
          : undefined;
      const url = new URL(addressOf(location), origin);
      const loading = loadPage({ match, url, app, signal, root, onUnexpectedError });
      // A redirect aborts the load, whose rejection is then unhandled.
      loading.catch(() => undefined);
      return (await elsewhere) ?? loading;
    },
    prefetch({ pathname }) {
      const { line, locale } = matchPage(pathname);
      if (!line || savesData()) return;
      // A failure here is reported when the page itself is loaded.
      const ignore = () => undefined;
      loadComponent(line).catch(ignore);
      loadLoader(line).catch(ignore);
      contextFor(locale).then((app) => app.intl.load(areasOf(line)), ignore);
    },
  };
}

const addressOf = ({ pathname, search }: PageLocation): string => pathname + search;
