import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { trustedPages } from '#server/plain/pages/trustedPages.ts';
import { brand } from '#shared/brand.ts';
import { anor } from '#tests/brands/anor.ts';
import { partsOf } from '#tests/brands/partsOf.ts';
import { formSite } from './formSite.testing.ts';

/** Expects a page of the second brand, without anything of the default one. */
function expectAnor(page: string): void {
  expect(page).toContain(`· ${anor.name}</title>`);
  expect(page).toContain(`background:${anor.dark.bg}`);
  expect(partsOf(brand).filter((part) => page.includes(part))).toEqual([]);
}

const ZERO = { amount: 0, currency: 'UZS' };
const HUMO = { sysname: 'humo', name: 'Humo', currency: 'UZS', min: 1, max: 1000, fields: [], is_available: true };
const reads = {
  'cashier.getwithdrawsettings': { currency: 'UZS', methods: [HUMO] },
  'account.getBalance': { balance_main: ZERO, balance_bonus: ZERO, balance_betting_bonus: ZERO, balance_fun: ZERO },
};
const codeNeeded = { error: { type: 'AuthorizationException', message: 'two_factor_auth is enable' } };

test.each([
  ['/forms/sign_up', { auth_type: 'oneClick', terms: 'on' }, { data: { uid: 9, login: '12345678', password: 'a1b2' } }],
  ['/ru/support', { email: 'aziz@pochta.uz', text: 'Pulim hali kelmadi' }, { data: 1 }],
  ['/profile/security?form=factor', { enable: '1' }, { data: { need_confirm: true, secret: 'JBSWY3DPEHPK3PXP' } }],
  ['/profile/responsible-game?form=pause', { period: '1d' }, { data: { kind: 'time_out', until: 1_800_000_000 } }],
  [
    '/ru/profile/responsible-game?form=trust',
    { name: 'Aziz', budget: 'on' },
    { data: { secret: 'a-secret-of-the-link', expires_at: 1_800_000_000 } },
  ],
  ['/cashier/withdraw?form=withdraw', { method: 'humo', saved: '7', amount: '100' }, codeNeeded],
])('the form %s, on a site of another brand, answers with a page of that brand', async (path, fields, body) => {
  const { text, status } = await formSite(body, { brand: anor, reads }).send(path, fields as Record<string, string>);
  expect(status).toBe(200);
  expectAnor(text);
});

test('a reply by code over the rate limit, on a site of another brand, returns on a page of that brand', async () => {
  const { send } = formSite({ data: 1 }, { brand: anor, perMinute: () => 1 });
  const reply = { number: 'K7M2Q9T', code: 'K7M2-9XQD-04TR-WZP3', text: 'Pulim hali kelmadi' };
  await send('/support/ticket?form=reply', reply);
  expectAnor((await send('/support/ticket?form=reply', reply)).text);
});

test('a form sent from another site, on a site of another brand, gets a problem page of that brand', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Accept: 'text/html' };
  const { text, status } = await formSite({ data: 1 }, { brand: anor }).send('/forms/sign_in', {}, headers);
  expect(status).toBe(403);
  expectAnor(text);
  expect(text).toContain(anor.mark);
});

test('the page of a trusted person’s link, on a site of another brand, has that brand', async () => {
  const app = express().use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }, anor),
    trustedPages({
      limit: createRateLimiter({ perMinute: () => Infinity }),
      transportFor: () => {
        throw new Error('A GET asks nothing');
      },
    }),
  );
  const { text, status } = await request(app).get('/trusted/a-secret-of-the-link');
  expect(status).toBe(200);
  expectAnor(text);
});
