import { expect, test } from 'vitest';
import { recordCalls } from '#shared/api/recordCalls.testing.ts';
import { restoreForm } from './restoreForm.ts';

test.each([
  ['the first step', { login: 'zuhro' }, {}, { login: 'zuhro' }],
  [
    'the second step of a page that knows the login',
    { code: '123456', password: 'q7b2c3' },
    { login: 'zuhro' },
    { login: 'zuhro', code: '123456', password: 'q7b2c3', repeat_password: 'q7b2c3' },
  ],
  [
    'the second step of an operator’s form without a code',
    { login: 'zuhro', password: 'q7b2c3', repeat_password: 'q7b2c3' },
    {},
    { login: 'zuhro', code: '', password: 'q7b2c3', repeat_password: 'q7b2c3' },
  ],
])('the restore, in %s, sends what that step has', async (_name, values, context, input) => {
  const { call, calls } = recordCalls({ 'auth.restore': 1 });
  await restoreForm.send(call, values, { fields: [], ...context });
  expect(calls).toEqual([['auth.restore', input]]);
});
