import { expect, test } from 'vitest';
import { formSite } from '#server/plain/forms/formSite.testing.ts';

test('the sign-out form expires the session cookie even when the platform fails; another site gets 403', async () => {
  for (const body of [{ data: 1 }, { error: { type: 'InternalServerErrorException', message: '' } }]) {
    const { calls, send } = formSite(body);
    const answer = await send('/ru/forms/sign_out', {});
    expect(answer).toMatchObject({ status: 303, location: '/ru', cache: 'private, no-store' });
    expect(answer.cookie).toContain('sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(String(answer.cookie).match(/\bsid=/g)).toHaveLength(1);
    expect(calls).toMatchObject([{ name: 'auth.logout' }]);
    expect((await send('/forms/sign_out', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  }
});

test('the sign-out form, in a frame of another site, expires the partitioned cookie with its own attributes', async () => {
  const { send } = formSite({ data: 1 });
  const answer = await send('/forms/sign_out', {}, { 'sec-fetch-dest': 'iframe', cookie: '__Host-sid_p=1' });
  expect(answer.status).toBe(303);
  expect(answer.cookie).toContain('__Host-sid_p=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None; Partitioned');
});
