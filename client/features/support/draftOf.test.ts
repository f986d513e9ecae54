import { expect, test } from 'vitest';
import { draftOf } from './draftOf.ts';

const read = (query: string) => draftOf(new URLSearchParams(query), (id, values) => `${id} ${values['id']}`);

test('a letter about a withdrawal names it', () => {
  expect(read('about=withdrawal&id=17')).toBe('support.draft.withdrawal 17');
});

test('a letter about the identity check names nothing', () => {
  expect(read('about=verification')).toBe('support.draft.verification undefined');
});

test.each(['', 'about=withdrawal', 'about=withdrawal&id=you+have+won', 'about=prize&id=1', 'id=1'])(
  'an address that somebody made up writes no letter: %s',
  (query) => {
    expect(read(query)).toBeNull();
  },
);
