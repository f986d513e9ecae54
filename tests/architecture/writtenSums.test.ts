import { expect, test } from 'vitest';
import { sourceFiles } from '../support/sourceFiles.ts';

/** Figures and the unit, with whatever space: `11 400 000 soʻm`. */
const SUM = /\d[ \u00a0\u202f]?\d{3}[ \u00a0\u202f](?:soʻm|сум)/u;
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
/** Who is who among the demo players, for whoever runs the sandbox. */
const NOTES = 'sandbox/world/players/demoPlayers.ts';

test('a text of an offer, a page or a refusal names no sum of its own: figures come from the record the ledger counts by', () => {
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
