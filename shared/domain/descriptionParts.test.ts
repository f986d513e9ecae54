import { expect, test } from 'vitest';
import { descriptionFacts } from './descriptionFacts.ts';
import { descriptionLines } from './descriptionLines.ts';

test('descriptionLines reads a list or a text with line breaks, without empty lines', () => {
  expect(descriptionLines(['a ', '', 5, ' b'])).toEqual(['a', 'b']);
  expect(descriptionLines('a\r\n\n b\n')).toEqual(['a', 'b']);
  for (const nothing of [undefined, null, 4, {}]) expect(descriptionLines(nothing)).toEqual([]);
});

test('descriptionFacts returns only facts with a label and a value', () => {
  expect(
    descriptionFacts([
      { label: 'Min', value: '20' },
      { label: 'Max', value: 5 },
      { label: '', value: '1' },
      { label: 'x' },
      null,
      'y',
    ]),
  ).toEqual([
    { label: 'Min', value: '20' },
    { label: 'Max', value: '5' },
  ]);
  expect(descriptionFacts('x')).toEqual([]);
});
