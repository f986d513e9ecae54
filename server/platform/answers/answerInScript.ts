import type { Method } from '#shared/api/method.ts';
import { parseAnswer } from '#shared/api/parseAnswer.ts';
import { proseOf } from '#shared/api/proseOf.ts';
import { inScript, type Language } from '#shared/locales.ts';
import { answerToCyrillic } from '#shared/script/answerToCyrillic.ts';

interface AskedCall {
  method: Pick<Method, 'name' | 'verb'>;
  locale: Language;
}

/**
 * Returns a function that transliterates the texts of an answer's JSON body into the script the visitor chose, or undefined when the
 * answer has no texts or is in that script. Answers of commands have texts: field errors. A body that is not JSON stays unchanged.
 */
export function answerInScript(
  { method: { name, verb }, locale }: AskedCall,
  script: string | undefined,
): ((body: Buffer) => Buffer) | undefined {
  if (script === undefined || inScript(locale, script) === locale) return undefined;
  if (verb === 'GET' && proseOf(name).length === 0) return undefined;
  return (body) => {
    try {
      return Buffer.from(JSON.stringify(answerToCyrillic(name, parseAnswer(body.toString('utf8')))));
    } catch {
      return body;
    }
  };
}

/** Request headers to drop when the answer is rewritten: with them it could be compressed, partial, or a 304 without a body. */
export const wholeAnswerHeaders = [
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
];
