import { expect, test } from 'vitest';
import { readFormOutcome } from './readFormOutcome.ts';

const read = (query: string) => readFormOutcome(new URLSearchParams(query), ['profile']);

test('a form that was taken and one that was refused are told apart', () => {
  expect(read('form=fakename&step=done')).toEqual({ form: 'fakename', messageId: null, field: null });
  expect(read('form=fakename&error=validation.required&field=fakename')).toEqual({
    form: 'fakename',
    messageId: 'validation.required',
    field: 'fakename',
  });
});

test.each(['', 'step=done', 'form=fakename', 'form=fakename&error=you+have+won', 'form=%3Cb%3E&step=done'])(
  'an address that somebody made up tells of no form: %s',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test('a field that no form can have is left out', () => {
  expect(read('form=a&error=validation.required&field=%3Cb%3E')?.field).toBeNull();
});
