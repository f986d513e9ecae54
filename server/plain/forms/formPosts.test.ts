import { expect, test } from 'vitest';
import { formSite } from './formSite.testing.ts';

test('the sign-in form, sent from another site, gets 403 and does not call the platform', async () => {
  const { calls, send } = formSite({ data: 1 });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await send('/forms/sign_in', { login: 'a', password: 'b' }, headers)).status).toBe(403);
  expect(calls).toEqual([]);
});

test('a POST to an address without a form goes to the next stage', async () => {
  const { send } = formSite({ data: 1 });
  expect((await send('/forms/sign_inn', { login: 'a', password: 'b' })).text).toBe('page');
});

test('a refused confirmation redirects with the contact of its link, without the code and typed text', async () => {
  const { send } = formSite({
    error: { type: 'InvalidParameterException', message: '', error_data: { code: ['x'] } },
  });
  const typed = { contact: 'typed@example.com', code: '123456' };
  expect((await send('/ru/confirmation?form=confirm&contact=a%40yulduz.test&code=654321', typed)).location).toBe(
    '/ru/confirmation?form=confirm&error=profile.smsCodeError&field=code&contact=a%40yulduz.test',
  );
  expect((await send('/confirmation?form=confirm', typed)).location).toBe(
    '/confirmation?form=confirm&error=profile.smsCodeError&field=code',
  );
  const taken = formSite({ data: 1 });
  expect((await taken.send('/ru/confirmation?form=confirm', typed)).location).toBe('/ru/confirmation/success');
});

test('the language form of the settings sets the locale cookie and redirects to the language', async () => {
  const { send } = formSite({ data: 1 });
  const answer = await send('/profile/settings?form=locale', { locale: 'ru' });
  expect(answer.location).toBe('/ru/profile/settings');
  expect(answer.cookie).toContain('i18n_redirected=ru; Path=/; Max-Age=31536000; SameSite=Lax');
});
