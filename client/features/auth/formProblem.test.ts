import { expect, test } from 'vitest';
import { formProblem } from './formProblem.ts';

const read = (query: string) => formProblem(new URLSearchParams(query));

test('a refusal for a while says its seconds, and nothing but a number is taken for them', () => {
  const tooMany = { messageId: 'errors.TooManyRequestsException', field: null };
  expect(read('error=errors.TooManyRequestsException&wait=66')).toEqual({ ...tooMany, seconds: 66 });
  for (const wait of ['', '-1', '1e9', '123456', 'soon'])
    expect(read(`error=errors.TooManyRequestsException&wait=${wait}`)).toEqual({ ...tooMany, seconds: 0 });
  expect(read('error=Bank+hisobingiz&wait=66')).toBeNull();
});
