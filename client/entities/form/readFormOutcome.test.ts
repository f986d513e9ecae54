import { expect, test } from 'vitest';
import { readFormOutcome } from './readFormOutcome.ts';

const read = (query: string) => readFormOutcome(new URLSearchParams(query), ['profile']);

test('readFormOutcome returns a null message id for an accepted form, message id and field for a refused one', () => {
  expect(read('form=fakename&step=done')).toEqual({ form: 'fakename', messageId: null, field: null });
  expect(read('form=fakename&error=validation.required&field=fakename')).toEqual({
    form: 'fakename',
    messageId: 'validation.required',
    kind: null,
    field: 'fakename',
  });
});

test.each(['', 'step=done', 'form=fakename', 'form=fakename&error=you+have+won', 'form=%3Cb%3E&step=done'])(
  'readFormOutcome, for the forged or incomplete query "%s", returns null',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test('readFormOutcome, for an invalid field name, returns a null field', () => {
  expect(read('form=a&error=validation.required&field=%3Cb%3E')?.field).toBeNull();
});
