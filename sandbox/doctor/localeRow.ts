import { isTranslated, localeDifference } from './localeDifference.ts';
import type { Row } from './Row.ts';

/** The answers of an upstream to one request in both locales. */
export interface InBothLocales {
  what: string;
  uz: unknown;
  ru: unknown;
}

/** Checks that an upstream honours the locale: one row, with a line per request that does not. */
export function localeRow(service: Row['service'], answers: readonly InBothLocales[]): Row {
  const lines = answers.flatMap(({ what, uz, ru }) => {
    const difference = localeDifference(uz, ru);
    return difference === undefined ? [] : [`${what}: ${difference}`];
  });
  const translated = answers.map(({ uz, ru }) => isTranslated(uz, ru)).filter((one) => one !== undefined);
  const isIgnored = lines.length === 0 && translated.length > 0 && !translated.includes(true);
  const all = isIgnored ? ['no answer has a Russian text of its own: the locale is ignored'] : lines;
  const isSkipped = translated.length === 0;
  return {
    service,
    what: 'uz and ru',
    status: '',
    took: undefined,
    verdict: isSkipped ? 'skipped' : all.length === 0 ? 'conforms' : 'breaks',
    detail: isSkipped ? 'no text came in both' : all.join('\n'),
  };
}
