import { expect, test } from 'vitest';
import { draftOf } from './draftOf.ts';

const read = (query: string) => draftOf(new URLSearchParams(query), (id, values) => `${id} ${values['id']}`);

test('draftOf, for a withdrawal, returns its text with the id', () => {
  expect(read('about=withdrawal&id=17')).toBe('support.draft.withdrawal 17');
});

test('draftOf, for a verification, returns its text without an id', () => {
  expect(read('about=verification')).toBe('support.draft.verification undefined');
});

test.each(['', 'about=withdrawal', 'about=withdrawal&id=you+have+won', 'about=prize&id=1', 'id=1'])(
  'draftOf, for the forged or incomplete query "%s", returns null',
  (query) => {
    expect(read(query)).toBeNull();
  },
);
