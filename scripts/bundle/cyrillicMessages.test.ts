import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { messageToCyrillic } from '#shared/script/messageToCyrillic.ts';

test('messageToCyrillic converts the texts of a message, and leaves arguments, choices and tags', () => {
  const message = '{n, plural, =0 {Yoʻq} other {<b>{n} ta oʻyin</b> — {name}ga}}';
  const format = new IntlMessageFormat(messageToCyrillic(parse(message)) as never, 'uz');
  const b = (parts: unknown[]) => `[${parts.join('')}]`;
  expect(format.format({ n: 0, name: 'Ann', b } as never)).toBe('Йўқ');
  expect(format.format({ n: 3, name: 'Ann', b } as never)).toBe('[3 та ўйин] — Annга');
});
