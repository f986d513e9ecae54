import { expect, test } from 'vitest';
import { formProblem } from './formProblem.ts';

const read = (query: string) => formProblem(new URLSearchParams(query));

test('formProblem reads wait as seconds, for an invalid wait returns 0, and for an unknown message null', () => {
  const tooMany = { messageId: 'errors.TooManyRequestsException', field: null };
  expect(read('error=errors.TooManyRequestsException&wait=66')).toEqual({ ...tooMany, seconds: 66 });
  for (const wait of ['', '-1', '1e9', '123456', 'soon'])
    expect(read(`error=errors.TooManyRequestsException&wait=${wait}`)).toEqual({ ...tooMany, seconds: 0 });
  expect(read('error=Bank+hisobingiz&wait=66')).toBeNull();
});
