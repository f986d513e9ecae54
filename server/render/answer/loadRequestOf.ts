import type { LoadRequest } from '#client/app/document/LoadRequest.ts';
import { matchOf } from '#server/http/requestContext.ts';
import { processorMs } from '#server/render/processorMs.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';
import type { PageAnswer } from './PageAnswer.ts';

/**
 * Milliseconds from the start of the request for which data with a fallback may delay the first byte. The time of earlier stages
 * counts, but at least MIN_DATA_MS remain for a platform that answers late.
 */
const FIRST_BYTE_MS = 1_500;
const MIN_DATA_MS = 1_000;

/** What a page is loaded from for the visitor of an answer: their address, their calls, and content and games in their script. */
export function loadRequestOf(answer: PageAnswer): LoadRequest {
  const { req, res, context, options, typed } = answer;
  const { content, contentInScript, gameFinder, originOf, slots } = options;
  const { script } = context;
  return {
    url: new URL(context.isGuest ? context.address.shared : req.originalUrl, originOf(req)),
    match: matchOf(res),
    isGuest: context.isGuest,
    isOnBreak: context.isOnBreak,
    breakUntil: context.breakUntil,
    savesData: context.savesData,
    takesAvif: context.takesAvif,
    script,
    brand: options.brand,
    typed,
    // A visitor who leaves aborts their upstream calls.
    transport: (call) => answer.visit.transport({ ...call, signal: answer.abort.signal }),
    content: (locale) => contentInScript(content(locale, context), locale, script),
    gameFinder: async (locale, origin) => {
      const finder = await gameFinder(locale, origin, context);
      // A search blocks the process as a render does.
      await slots.turn(answer.isPlayer);
      return measuredFinder(finder, answer.charge);
    },
    // A robot waits for everything, so no data is left out for an early first byte.
    timeoutBudget: answer.isWhole
      ? undefined
      : Math.max(MIN_DATA_MS, FIRST_BYTE_MS - (answer.startedAt - context.startedAt)),
    onUnexpectedError: (error) => {
      answer.mistake = error;
      options.onError(error, res);
    },
  };
}

/** A finder that tells the processor milliseconds of each search. */
function measuredFinder(finder: GameFinder, onCost: (ms: number) => void): GameFinder {
  const measured =
    <A, T>(search: (question: A) => T) =>
    (question: A): T => {
      const startedAt = processorMs();
      try {
        return search(question);
      } finally {
        onCost(processorMs() - startedAt);
      }
    };
  return { ...finder, find: measured(finder.find), facets: measured(finder.facets), spelt: measured(finder.spelt) };
}
