import type { Method } from '../../../shared/api/method.ts';
import { proseOf } from '../../../shared/api/proseOf.ts';
import { inScript, type Language } from '../../../shared/locales.ts';
import { answerToCyrillic } from '../../../shared/script/answerToCyrillic.ts';

interface AskedCall {
  method: Pick<Method, 'name' | 'verb'>;
  locale: Language;
}

/**
 * Writes the body of an answer anew in the letters a visitor chose; undefined: it has no texts, or is in those letters. A command has:
 * what is wrong with its fields. A body that is no JSON stays as it is.
 */
export function answerInScript(
  { method: { name, verb }, locale }: AskedCall,
  script: string | undefined,
): ((body: Buffer) => Buffer) | undefined {
  if (script === undefined || inScript(locale, script) === locale) return undefined;
  if (verb === 'GET' && proseOf(name).length === 0) return undefined;
  return (body) => {
    try {
      return Buffer.from(JSON.stringify(answerToCyrillic(name, JSON.parse(body.toString('utf8')))));
    } catch {
      return body;
    }
  };
}

/** Of a request whose answer is written anew: what would have it come packed, in parts or not at all. */
export const wholeAnswerHeaders = [
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
];
