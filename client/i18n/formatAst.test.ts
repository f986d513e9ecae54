import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LOCALES } from '../../shared/locales.ts';
import { formatAst } from './formatAst.ts';

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
    return [];
  });
}

test.each(LOCALES)('says every message of %s as formatjs says it', (locale) => {
  const folder = `client/i18n/messages/${locale}`;
  const messages = readdirSync(folder).flatMap((file) => {
    const texts = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>;
    return Object.values(texts).filter((text) => /[{']/.test(text));
  });
  expect(messages.length).toBeGreaterThan(20);
  for (const message of messages) {
    const ast = parse(message);
    const names = [...new Set(argumentsOf(ast))];
    fc.assert(
      fc.property(fc.array(fc.nat(200), { minLength: names.length, maxLength: names.length }), (numbers) => {
        const values = Object.fromEntries(names.map((name, index) => [name, numbers[index] as number]));
        expect(formatAst(ast, values, locale)).toBe(new IntlMessageFormat(message, locale).format(values));
      }),
      { numRuns: 30 },
    );
  }
});

test('a value that is missing is an error, not an empty place', () => {
  expect(() => formatAst(parse('{name}'), {}, 'uz')).toThrow('lacks one of its values');
});
