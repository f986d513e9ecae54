import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors/AppError.ts';
import type { FormPost } from './FormPost.ts';
import { profilePosts } from './profilePosts.ts';

/** Sends a form of a page; the platform answers every call with `answer`. */
async function send(address: string, fields: Record<string, string>, answer: unknown = 1) {
  const { pathname, searchParams } = new URL(address, 'https://site.test');
  const asked: unknown[] = [];
  const call = (async (method: { name: string }, input: unknown) => {
    asked.push([method.name, input]);
    if (answer instanceof AppError) throw answer;
    return answer;
  }) as unknown as FormPost['call'];
  const taker = profilePosts((_req, _res, next) => next())[pathname];
  const post = { fields, query: searchParams, locale: 'uz', call, content: () => Promise.reject(new Error('none')) };
  return { outcome: await taker?.submit(post as unknown as FormPost), asked };
}

test('a nickname that was sent is saved, and the form says so', async () => {
  const { outcome, asked } = await send('/profile?form=fakename', { fakename: ' Yulduz9 ' });
  expect(outcome).toEqual({ form: 'fakename', step: 'done' });
  expect(asked).toEqual([['account.changefakename', { fakename: 'Yulduz9' }]]);
});

test('a nickname that breaks the rule never reaches the platform', async () => {
  const { outcome, asked } = await send('/profile?form=fakename', { fakename: 'a b' });
  expect(outcome).toEqual({ form: 'fakename', error: 'validation.fakename', field: 'fakename' });
  expect(asked).toEqual([]);
  expect((await send('/profile?form=fakename', { fakename: 'abc' })).outcome).toMatchObject({
    error: 'profile.fakenameRule',
  });
});

test.each([
  [
    new AppError('InvalidParameterException', { data: { fakename: ['band'] } }),
    { form: 'fakename', error: 'profile.fakenameRefused', field: 'fakename' },
  ],
  [
    new AppError('TooManyRequestsException', { data: {} }),
    { form: 'fakename', error: 'errors.TooManyRequestsException' },
  ],
  [new AppError('UserBannedException', { data: {} }), { form: 'fakename', error: 'errors.UserBannedException' }],
  [new AppError('AuthorizationException', { data: {} }), 'signInFirst'],
])(
  'a refusal of the platform, $0.type, comes back to its form; a session that is over leads to the sign-in',
  async (refusal, outcome) => {
    expect((await send('/profile?form=fakename', { fakename: 'Yulduz9' }, refusal)).outcome).toEqual(outcome);
  },
);

test('a form that nobody has is refused', async () => {
  for (const form of ['', '?form=other', '?form=__proto__', '?form=constructor'])
    expect((await send(`/profile${form}`, {})).outcome).toEqual({ error: 'errors.InvalidRequestException' });
});
