import { createCall } from '../../shared/api/call.ts';
import type { ContentSource } from '../../shared/content/ContentSource.ts';
import { inScript, type Language } from '../../shared/locales.ts';
import type { AppContext } from '../context/AppContext.ts';
import { createTexts } from '../i18n/createTexts.ts';
import type { Texts } from '../context/Texts.ts';
import { loadMessages } from '../i18n/loadMessages.ts';
import type { MessageError } from '../i18n/MessageError.ts';
import { createBrowserTransport } from '../lib/transport/createBrowserTransport.ts';
import { lateFunction } from '../lib/late/lateFunction.ts';
import type { Stores } from '../stores/createStores.ts';
import { guardSession } from './effects/guardSession.ts';
import type { ReadyContexts } from './useContextFor.ts';

export interface BrowserContexts extends ReadyContexts {
  /** Fetches the words of a language when it is first asked for, and those of `areas`. */
  contextFor(locale: Language, areas?: readonly string[]): Promise<AppContext>;
}

/** The browser's contexts, one a language, over the same stores. */
export function createBrowserContexts(stores: Stores, script?: string): BrowserContexts {
  const fetch = window.fetch.bind(window);
  const transport = createBrowserTransport({ fetch });
  const ready = new Map<Language, AppContext>();
  const told = new Set<string>();
  // As an error nobody caught it reaches the error beacon, while the page goes on with a fallback.
  const reportMessage = import.meta.env.PROD ? (error: MessageError) => reportError(error) : undefined;

  return {
    ready: (locale) => ready.get(locale) as AppContext,
    async contextFor(locale, areas = []) {
      // Both at once: an area's words do not need those of every page to arrive.
      for (const area of areas) loadMessages(locale, area).catch(() => undefined);
      const intl = ready.get(locale)?.intl ?? createTexts(locale, await loadMessages(locale), reportMessage);
      await intl.load(areas);
      const known = ready.get(locale);
      if (known) return known;
      const context = contextOf(locale, intl);
      ready.set(locale, context);
      return context;
    },
  };

  function contextOf(locale: Language, intl: Texts): AppContext {
    return {
      call: guardSession(
        createCall(
          transport,
          () => locale,
          (method, differences) =>
            void import('./background/reportDifferences.ts').then(
              ({ reportDifferences }) => reportDifferences(method, differences, told),
              () => {},
            ),
        ),
        stores,
      ),
      // The first page came with its content; neither is needed before the visitor goes on.
      content: lateFunction(async () =>
        (await import('../lib/transport/createBrowserContent.ts')).createBrowserContent(fetch, locale, script),
      ) as ContentSource,
      gameFinder: lateFunction(async () =>
        (await import('../lib/transport/createBrowserGameFinder.ts')).createBrowserGameFinder(fetch, locale),
      ),
      stores,
      intl,
      locale: inScript(locale, script),
      script,
    };
  }
}
