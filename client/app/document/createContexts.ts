import type { AppContext } from '#client/context/AppContext.ts';
import { contentFor } from '#client/lib/transport/contentFor.ts';
import type { Stores } from '#client/stores/createStores.ts';
import { createCall } from '#shared/api/call.ts';
import { closureOfBan } from '#shared/closure/closureOfBan.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { eachLocale, inScript, type Language } from '#shared/locales.ts';
import type { CallWatch } from './createCallWatch.ts';
import type { LoadRequest } from './LoadRequest.ts';
import { serverTextsOf } from './serverTextsOf.ts';

/** What a document of all players answers for each of them. */
export type SharedAnswers = Pick<AppContext, 'quiet' | 'hasOwn'>;

/** The contexts of a request, one per language. */
export function createContexts(
  {
    url,
    savesData,
    takesAvif,
    script,
    brand,
    transport,
    content,
    gameFinder,
    timeoutBudget,
    onUnexpectedError,
  }: Omit<LoadRequest, 'isGuest'>,
  stores: Stores,
  calls: CallWatch,
  answers: SharedAnswers,
): Record<Language, AppContext> {
  return eachLocale((locale): AppContext => {
    const scriptLocale = inScript(locale, script);
    const call = createCall(transport, () => locale);
    const source = contentFor(content(locale), { savesData, takesAvif });
    return {
      call: (method, input, options) => calls.watch(noteClosure(call(method, input, options), stores)),
      // Only `pages` has no default value, so only its failure makes a page incomplete.
      content: (name, options) => (name === 'pages' ? calls.watch(source(name, options)) : source(name, options)),
      gameFinder: () => calls.watch(gameFinder(locale, url.origin)),
      stores,
      // In production a wrong message is reported and shown as a fallback; elsewhere it throws.
      intl: import.meta.env.PROD
        ? serverTextsOf(scriptLocale).reportingTo(onUnexpectedError)
        : serverTextsOf(scriptLocale),
      timeoutBudget,
      locale: scriptLocale,
      script,
      takesAvif,
      ...(brand ? { brand } : {}),
      ...answers,
    };
  });
}

/** A call that is refused because the account is closed to play closes the whole page. */
async function noteClosure<T>(call: Promise<T>, { session }: Stores): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { fatal } = presentError(error);
    if (fatal?.kind === 'blocked') session.close(closureOfBan(fatal.banType));
    throw error;
  }
}
