import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sourceFiles.ts';

/** A sum with its unit and any kind of space: `11 400 000 soʻm`. */
const SUM = /\d[ \u00a0\u202f]?\d{3}[ \u00a0\u202f](?:soʻm|сум)/u;
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
/** Describes the demo players for those who run the sandbox; its sums may be written out. */
const NOTES = 'sandbox/world/players/demoPlayers.ts';

test('texts of the sandbox’s offers, pages and refusals contain no written-out sum', () => {
  const files = sourceFiles('sandbox/world', 'sandbox/content/data', 'sandbox/platform');
  expect(files.length).toBeGreaterThan(50);
  const written = files
    .filter(({ name }) => name !== NOTES)
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .filter((line) => SUM.test(line) && !COMMENT.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(written).toEqual([]);
});

/** A case ending that stands apart from a placeholder: `{min} dan`, `${bet} gacha`. */
const APART = /\{(?:[^{}]*\.)?(\w+)(?:\([^{}]*\))?\} (?:dan|gacha|ga|ni|ning|da|dagi|lik|dek)(?![\p{L}ʻʼ])/gu;
/** Dates, times and plain numbers have no unit that an ending could join. */
const UNITLESS = new Set(['date', 'time', 'at', 'highest']);
const UNITLESS_BOUNDS = ['validation.minValue', 'validation.maxValue', 'validation.dateMin', 'validation.dateMax'];

test('Uzbek case endings are joined to the placeholder of a sum', () => {
  const messages = ['client/i18n/messages/uz', 'server/i18n/messages/uz'].flatMap((folder) =>
    readdirSync(folder).map((file) => ({ name: file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
  );
  const files = [...messages, ...sourceFiles('sandbox')];
  expect(messages.length).toBeGreaterThan(20);
  const apart = files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => !COMMENT.test(line) && !UNITLESS_BOUNDS.some((id) => line.includes(`"${id}"`)))
      .filter((line) => [...line.matchAll(APART)].some(([, placeholder = '']) => !UNITLESS.has(placeholder)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(apart).toEqual([]);
});
