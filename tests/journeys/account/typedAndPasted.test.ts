import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site } = journey();
const PASSWORD = 'Registon-1441';

/** Registers a player by phone; returns the nine digits of the number. */
async function phonePlayer(): Promise<string> {
  const national = `90${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const fields = {
    auth_type: 'phone',
    phone: `+998${national}`,
    phone_country_code: 'UZ',
    password: PASSWORD,
    currency: 'UZS',
    terms: 'true',
    notify: 'false',
  };
  const { status, text } = await postForm(site().origin, '/api/auth.register', fields);
  expect(status, text).toBe(200);
  return national;
}

const isSignedIn = ({ page }: Visitor) =>
  eventually(async () => {
    const answer = await page.request.get('/api/account.getInfo');
    return ((await answer.json()) as { data: { uid: number } }).data.uid > 0;
  }).toBe(true);

/** Sets a field as some password managers do: its value alone, without an event. */
const setSilently = (field: Locator, value: string, way: 'own' | 'native') =>
  field.evaluate(
    (input, [given, how]) => {
      if (how === 'own') (input as HTMLInputElement).value = given as string;
      else Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, given);
    },
    [value, way],
  );

test.each(['own', 'native'] as const)(
  'a sign-in whose fields were filled without events (%s setter) is sent with what the player sees, a spaced phone included',
  async (way) => {
    const visitor = await visit({ device: 'phone', locale: 'uz' });
    const { page, text, open, step } = visitor;
    const national = await phonePlayer();
    await step('the form is filled and pressed', async () => {
      await open('/forms/sign_in');
      const main = page.getByRole('main');
      const spaced = `\u200e${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5, 7)} ${national.slice(7)}`;
      await setSilently(main.locator('input[name=login]'), spaced, way);
      await setSilently(main.locator('input[name=password]'), PASSWORD, way);
      await main.getByRole('button', { name: text('auth.signInAction'), exact: true }).click();
      await isSignedIn(visitor);
    });
  },
);

test('without script, a player signs in by a phone with 00998, and another by an e-mail with a pasted mailto:', async () => {
  const national = await phonePlayer();
  for (const [login, password] of [
    [`00998 ${national}`, PASSWORD],
    ['mailto:demo@yulduz.test\u200b', DEMO_PASSWORD],
  ] as const) {
    const { status, headers } = await ask(site().origin, '/forms/sign_in', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ login, password }).toString(),
    });
    expect([status, headers.location], login).toEqual([303, '/']);
  }
});

test('with hidden balances, the withdrawal form shows no sum of the account, and its button still fills it in', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru' });
  await beThePlayer(page, site().origin, await fundedPlayer(site()));
  await page.addInitScript((key) => localStorage.setItem(key, '1'), storageKeys.hideBalance);
  const main = page.getByRole('main');
  await step('the form is open', async () => {
    await open('/cashier/withdraw');
    const all = main.getByRole('button', { name: text('withdraw.all', { sum: '••••••' }) });
    await all.waitFor();
    const sum = main.getByRole('textbox', { name: text('withdraw.sum') });
    const most = (await all.getAttribute('value')) ?? '';
    expect(most).toMatch(/\d/);
    expect(await main.innerText()).not.toContain(most);
    await all.click();
    await eventually(() => sum.inputValue()).toBe(most);
  });
});
