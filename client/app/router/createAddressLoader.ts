import type { Location } from 'react-router';
import { isPrivatePath } from '../../../shared/url/isPrivatePath.ts';
import type { Language } from '../../../shared/locales.ts';
import type { AppContext } from '../../context/AppContext.ts';
import type { PageRouterOptions } from './createPageRouter.ts';
import type { RedirectRules } from './createRedirectRules.ts';
import { loadPage } from './loadPage.ts';
import type { PageMatch } from './PageMatch.ts';
import { loadComponent, loadLoader, messagesOf } from './pageFiles.ts';

export interface AddressLoaderOptions {
  origin: string;
  matchPage: (pathname: string) => PageMatch;
  /** The words of another language are fetched when it is first asked for. */
  contextFor: (locale: Language) => Promise<AppContext>;
  redirectRules: RedirectRules;
  onUnexpectedError: (error: unknown) => void;
  /** The player asks for few bytes: nothing is fetched before it is needed. */
  savesData: () => boolean;
  /** Resolves once the browser has painted that a page is on its way. */
  painted: () => Promise<void>;
}

/** How the browser's runner comes to a page: once the press is answered, redirects and loaders start together, and a redirect wins. */
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
    async load(location, signal, kept, isStep) {
      // To begin with a page, and to draw one that is here at once, takes a slow phone longer than a frame.
      if (isStep) await painted();
      signal.throwIfAborted();
      const match = matchPage(location.pathname);
      const app = await contextFor(match.locale);
      const elsewhere = redirectRules(new URL(addressOf(location) + location.hash, origin), app);
      // A guest has nothing to ask the platform for at a private page.
      if (app.stores.session.isGuest && isPrivatePath(location.pathname)) {
        const redirect = await elsewhere;
        if (redirect) return redirect;
      }
      const root = kept?.match.locale === match.locale ? kept.root : undefined;
      const url = new URL(addressOf(location), origin);
      const loading = loadPage({ match, url, app, signal, root, onUnexpectedError });
      // A redirect aborts it, and then nobody waits for it.
      loading.catch(() => undefined);
      return (await elsewhere) ?? loading;
    },
    prefetch({ pathname }) {
      const { line, locale } = matchPage(pathname);
      if (!line || savesData()) return;
      // Whatever fails here fails again, and is told, when the page is asked for.
      const ignore = () => undefined;
      loadComponent(line).catch(ignore);
      loadLoader(line).catch(ignore);
      contextFor(locale).then((app) => app.intl.load(messagesOf(line)), ignore);
    },
  };
}

const addressOf = ({ pathname, search }: Location): string => pathname + search;
