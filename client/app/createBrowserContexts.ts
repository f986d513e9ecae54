import type { AppContext } from '#client/context/AppContext.ts';
import type { Texts } from '#client/context/Texts.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { MessageError } from '#client/i18n/MessageError.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import { createLateCall } from '#client/lib/transport/createLateCall.ts';
import type { CareStore } from '#client/stores/care/createCareStore.ts';
import type { Stores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { inScript, type Language } from '#shared/locales.ts';
import type { ClientState } from './ClientState.ts';
import { guardSession } from './effects/guardSession.ts';
import type { ReadyContexts } from './useContextFor.ts';

export interface BrowserContexts extends ReadyContexts {
  /** Loads the messages of a language on first use, and those of `areas`. */
  contextFor(locale: Language, areas?: readonly string[]): Promise<AppContext>;
}

/** The browser's contexts, one per language, with shared stores. */
export function createBrowserContexts(
  stores: Stores,
  { script, brand }: Pick<ClientState, 'script' | 'brand'>,
): BrowserContexts {
  const fetch = window.fetch.bind(window);
  const calls = createLateCall(async () => {
    const { createBrowserCall } = await import('#client/lib/transport/createBrowserCall.ts');
    return createBrowserCall({ fetch, sender: () => stores.session.account?.uid }, (method, differences) => {
      import('./background/reportDifferences.ts').then(
        ({ reportDifferences }) => reportDifferences(method, differences, reported),
        () => {},
      );
    });
  });
  // A player's page asks soon, and a press must not wait for code.
  if (stores.session.isPlayer) calls.load().catch(() => undefined);
  const ready = new Map<Language, AppContext>();
  const reported = new Set<string>();
  // reportError sends it to the error beacon as an uncaught error, while the page shows a fallback.
  const reportMessage = import.meta.env.PROD ? (error: MessageError) => reportError(error) : undefined;

  return {
    ready: (locale) => ready.get(locale),
    async contextFor(locale, areas = []) {
      // In parallel: an area's messages do not depend on those of every page.
      for (const area of areas) loadMessages(locale, area).catch(() => undefined);
      const intl = ready.get(locale)?.intl ?? createTexts(locale, await loadMessages(locale), reportMessage);
      await intl.load(areas);
      const readyContext = ready.get(locale);
      if (readyContext) return readyContext;
      const context = contextOf(locale, intl);
      ready.set(locale, context);
      return context;
    },
  };

  function contextOf(locale: Language, intl: Texts): AppContext {
    return {
      call: noteCommands(guardSession(calls.callIn(locale), stores), stores.care),
      // Loaded late: the first page arrives with its content and needs neither.
      content: lateFunction(async () =>
        (await import('#client/lib/transport/createBrowserContent.ts')).createBrowserContent(fetch, locale, script),
      ) as ContentSource,
      gameFinder: lateFunction(async () =>
        (await import('#client/lib/transport/createBrowserGameFinder.ts')).createBrowserGameFinder(fetch, locale),
      ),
      stores,
      intl,
      locale: inScript(locale, script),
      script,
      brand,
    };
  }
}

/** A command, as it begins and as it ends, may change what may be advertised. */
function noteCommands(call: Call, care: CareStore): Call {
  return (method, input, options) => {
    const answer = call(method, input, options);
    if (method.verb === 'GET') return answer;
    care.forget();
    return answer.finally(() => care.forget());
  };
}
