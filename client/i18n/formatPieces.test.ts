import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { formatPieces } from './formatPieces.ts';
import type { MessagePiece } from './Messages.ts';

const FOLDER = 'client/i18n/messages';
const ARGUMENT = /"type":[156],"value":"(\w+)"/g;
const MARK = /"type":8,"value":"(\w+)"/g;

const messagesOf = (locale: string): [id: string, text: string][] =>
  readdirSync(`${FOLDER}/${locale}`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')) as Record<string, string>),
  );

const mark = (text: unknown[]) => `[${text.join('')}]`;
const value = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(1.5, 2_021, '1', '12 000', 'deposit', ''));

test.each(['uz', 'ru'])('formatPieces, for every message in %s and any values, has the text of formatjs', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const messages = messagesOf(locale);
  expect(messages.length).toBeGreaterThan(2_000);
  for (const [id, text] of messages) {
    const pieces = parse(text);
    const tree = JSON.stringify(pieces);
    const names = [...tree.matchAll(ARGUMENT)].map(([, name = '']) => name);
    const marks = Object.fromEntries([...tree.matchAll(MARK)].map(([, name = '']) => [name, mark]));
    const theirs = new IntlMessageFormat(pieces, locale);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (chosen) => {
        const values = { ...chosen, ...marks };
        const ours = formatPieces(pieces as unknown as MessagePiece[], values, (count) => rules.select(count));
        expect(ours.join(''), id).toBe(theirs.format(values as never));
      }),
      { numRuns: names.length > 0 ? 20 : 1 },
    );
  }
});

test('formatPieces throws for a message whose value is missing', () => {
  const pieces: MessagePiece[] = [{ type: 1, value: 'sum' }];
  expect(() => formatPieces(pieces, {}, () => 'other')).toThrow('No value sum');
});

test('formatPieces shows a marked text as plain text where its value is no function', () => {
  const pieces: MessagePiece[] = [
    { type: 0, value: 'Men ' },
    { type: 8, value: 'terms', children: [{ type: 0, value: 'shartlarga' }] },
    { type: 0, value: ' roziman' },
  ];
  expect(formatPieces(pieces, { terms: undefined }, () => 'other').join('')).toBe('Men shartlarga roziman');
});
