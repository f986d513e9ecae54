import { expect, test } from 'vitest';
import { formSite } from '#server/plain/forms/formSite.testing.ts';

test('the sign-up form registers a phone with the country its number names, else the chosen one', async () => {
  const { calls, send } = formSite({ data: { uid: 8, login: '77011234567' } });
  const fields = { auth_type: 'phone', password: 'q7b2c3', terms: 'on' };
  expect(await send('/forms/sign_up', { ...fields, phone: '90 123 45 67' })).toMatchObject({
    status: 303,
    location: '/',
  });
  await send('/forms/sign_up', { ...fields, phone: '+7 701 123-45-67' });
  await send('/forms/sign_up', { ...fields, phone: '998901234567', phone_country_code: 'KZ' });
  expect(calls.map(({ input }) => input)).toMatchObject([
    { phone: '+998901234567', phone_country_code: 'UZ', terms: true, notify: false, currency: 'UZS' },
    { phone: '+77011234567', phone_country_code: 'KZ' },
    { phone: '+998901234567', phone_country_code: 'UZ' },
  ]);
});

test.each([
  ['phone', { phone: '90 123' }, 'error=validation.phone&field=phone&type=phone'],
  ['phone', { phone: '+44 20 7946 0958' }, 'error=validation.phone&field=phone&type=phone'],
  ['phone', { phone: '901234567', password: 'abc' }, 'error=auth.passwordRule&field=password&type=phone'],
  ['phone', { phone: '901234567', password: '123456' }, 'error=validation.passwordCommon&field=password&type=phone'],
  ['phone', { phone: '901234567', password: '901234567' }, 'error=validation.passwordOwn&field=password&type=phone'],
  [
    'email',
    { email: 'zuhro77@yulduz.test', password: 'Zuhro77!' },
    'error=validation.passwordOwn&field=password&type=email',
  ],
  ['email', { email: 'zuhro@yulduz.test', terms: '' }, 'error=validation.checkbox&field=terms&type=email'],
])(
  'the sign-up form by %s, with %o, redirects to itself with the error and calls nothing',
  async (auth_type, fields, query) => {
    const { calls, send } = formSite({});
    const answer = await send('/forms/sign_up', { auth_type, password: 'q7b2c3', terms: 'on', ...fields });
    expect(answer.location).toBe(`/forms/sign_up?${query}`);
    expect(calls).toEqual([]);
  },
);

test('the sign-up form, when the platform refuses the e-mail, shows auth.contactRefused', async () => {
  const taken = { error: { type: 'InvalidParameterException', message: '', error_data: { email: ['Band'] } } };
  const { send } = formSite(taken);
  const fields = { auth_type: 'email', email: 'zuhro@yulduz.test', password: 'q7b2c3', terms: 'on' };
  expect((await send('/forms/sign_up', fields)).location).toBe(
    '/forms/sign_up?error=auth.contactRefused&field=email&type=email',
  );
});

test('the one-click sign-up shows the generated password, escaped, in the answer', async () => {
  const { send } = formSite({ data: { uid: 9, login: '12345678', password: 'a<b>&"c' } });
  const answer = await send('/forms/sign_up', { auth_type: 'oneClick', terms: 'on' });
  expect(answer).toMatchObject({ status: 200, cookie: 'sid=new; HttpOnly', cache: 'private, no-store' });
  expect(answer.text).toContain('<dd>a&lt;b&gt;&amp;&quot;c</dd>');
});
