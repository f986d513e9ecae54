import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../shared/locales.ts';

export type Values = Record<string, string | number>;

/** The parser's own numbers; its module is not imported, for it is 7 kB that only the build needs. */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;

/**
 * Says a message whose syntax tree the build has made. The house's messages have plain arguments, selects and plurals; numbers
 * come formatted and dates too (docs/decisions/005), so this is all of ICU that the browser needs. A test holds it against formatjs.
 */
export function formatAst(elements: readonly MessageFormatElement[], values: Values, locale: Locale): string {
  return elements.map((element) => formatElement(element, values, locale)).join('');
}

function formatElement(element: MessageFormatElement, values: Values, locale: Locale): string {
  const type: number = element.type;
  if (type === LITERAL && 'value' in element) return element.value;
  if (!('value' in element) || !(element.value in values)) throw new Error('A message lacks one of its values');
  const value = values[element.value] as string | number;
  if (type === ARGUMENT) return String(value);
  if ((type !== SELECT && type !== PLURAL) || !('options' in element))
    throw new Error('This kind of argument is not for messages');
  const options: Record<string, { value: MessageFormatElement[] } | undefined> = element.options;
  const exact = type === PLURAL ? options[`=${value}`] : options[String(value)];
  const rule = type === PLURAL && !exact ? options[new Intl.PluralRules(locale).select(Number(value))] : undefined;
  return formatAst((exact ?? rule ?? options['other'])?.value ?? [], values, locale);
}
