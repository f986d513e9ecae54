import { createCall } from '../../shared/api/call.ts';
import type { Locale } from '../../shared/locales.ts';
import type { AppContext } from '../context/AppContext.ts';
import { createTexts, type Texts } from '../i18n/createTexts.ts';
import { loadMessages, type WordArea } from '../i18n/loadMessages.ts';
import { createBrowserContent } from '../lib/createBrowserContent.ts';
import { createBrowserGameFinder } from '../lib/createBrowserGameFinder.ts';
import { createBrowserTransport } from '../lib/createBrowserTransport.ts';
import type { Stores } from '../stores/createStores.ts';
import { guardSession } from './effects/guardSession.ts';
import type { ReadyContexts } from './useContextFor.ts';

export interface BrowserContexts extends ReadyContexts {
  /** Fetches the words of a language when it is first asked for, and those of `areas`. */
  contextFor(locale: Locale, areas?: readonly WordArea[]): Promise<AppContext>;
}

/** The browser's contexts, one a language, over the same stores. */
export function createBrowserContexts(stores: Stores): BrowserContexts {
  const fetch = window.fetch.bind(window);
  const transport = createBrowserTransport({ fetch });
  const ready = new Map<Locale, AppContext>();

  return {
    ready: (locale) => ready.get(locale) as AppContext,
    async contextFor(locale, areas = []) {
      // Both at once: an area's words do not need those of every page to arrive.
      for (const area of areas) loadMessages(locale, area).catch(() => undefined);
      const intl = ready.get(locale)?.intl ?? createTexts(locale, await loadMessages(locale));
      await intl.load(areas);
      const known = ready.get(locale);
      if (known) return known;
      const context = contextOf(locale, intl);
      ready.set(locale, context);
      return context;
    },
  };

  function contextOf(locale: Locale, intl: Texts): AppContext {
    return {
      call: guardSession(
        createCall(transport, () => locale),
        stores,
      ),
      content: createBrowserContent(fetch, locale),
      gameFinder: createBrowserGameFinder(fetch, locale),
      stores,
      intl,
      locale,
    };
  }
}
