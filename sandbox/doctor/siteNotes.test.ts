import { expect, test } from 'vitest';
import { siteNotes } from './siteNotes.ts';

test.each([
  [{}, ['each process']],
  [{ VALKEY_URL: 'redis://valkey:6379' }, ['each replica']],
  [{ MOVEMENTS_KEY: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A' }, []],
])('siteNotes, for the settings %o, returns one note for each of %o', (env, expected) => {
  const notes = siteNotes(env);
  expect(notes).toHaveLength(expected.length);
  for (const [index, part] of expected.entries()) expect(notes[index]).toContain(part);
});
