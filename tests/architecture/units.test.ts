import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** A sum with its unit and any kind of space: `11 400 000 soʻm`. */
const SUM = /\d[ \u00a0\u202f]?\d{3}[ \u00a0\u202f](?:soʻm|сум)/u;
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
/** Describes the demo players for those who run the sandbox; its sums may be written out. */
const NOTES = 'sandbox/demo/demoPlayers.ts';

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

/** Turn something else: bytes a millisecond into bytes a second, or are a script of Valkey. */
const NO_SECONDS = [
  'server/platform/uploads/pipeUpload.ts',
  'server/http/limits/createSharedBuckets.ts',
  'server/http/limits/createSharedGuesses.ts',
];

test('seconds become milliseconds by inMs alone', () => {
  const found = sourceFiles('client', 'server', 'shared', 'sandbox', 'config').flatMap(({ name, text }) =>
    /\.(?:test|testing)\.tsx?$/.test(name) ||
    NO_SECONDS.includes(name) ||
    name === 'shared/domain/inMs.ts' ||
    // Scripts of games are put together from this folder alone.
    name.startsWith('sandbox/games/browser/')
      ? []
      : [...text.matchAll(/(?<![\w.])([\w)\].]+) \* 1_?000\b/g)]
          .filter(([, operand = '']) => !/^\d/.test(operand))
          .map(([match]) => `${name}: ${match}`),
  );
  expect(found).toEqual([]);
});
