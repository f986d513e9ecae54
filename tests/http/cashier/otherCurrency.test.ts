import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

let lent: Lent<Site>;
let site: Site;
/** 7.90 $ of the welcome and 23.71 $ for the deposit: 31.61 $. */
let dollars: FundedPlayer;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  dollars = await fundedPlayer(site, [300_000], 'USD');
});
afterEach(() => sandboxControls(site).heal());
afterAll(() => lent?.giveBack());

const text = messagesOf('uz');
const withdrawal = (query: Record<string, string>) => paths.withdraw.build(null, query);
/** Without the mask, which style sheets show in place of a hidden sum. */
const shownSum = (name: string) => name.replace(/Hammasi: •+$/, '');

/** The page as read without script: its text, with plain spaces, and the names of its buttons. */
async function read(path: string, player = dollars) {
  const { mainText, inMain } = await readPage(site.origin, path, player);
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ');
  const buttons = inMain.flatMap(({ role, name }) => (role === 'button' ? [plain(name)] : []));
  return { words: plain(mainText), buttons, all: buttons.filter((name) => name.startsWith('Hammasi')).map(shownSum) };
}

test('the plain withdrawal form in another currency tells the rate, what a sum costs, and offers what the balance pays for', async () => {
  const card = await read(withdrawal({ method: 'uzcard', [paymentKeys.amount]: '100000' }));
  expect(card.all).toEqual(['Hammasi: 399 866 soʻm']);
  expect(card.words).toContain('50 000 – 399 866');
  for (const part of ['Balansdan ≈ 7,91 $ yechiladi', '31,61 $≈ 399 866,50 soʻm', '1 $ ≈ 12 650 soʻm'])
    expect(card.words).toContain(part);
  const wallet = await read(withdrawal({ method: 'usdt', [paymentKeys.amount]: '25.5' }));
  expect(wallet.all).toEqual(['Hammasi: 31,61 USDT']);
  expect(wallet.words).toContain('Balansdan ≈ 25,50 $ yechiladi');
});

test('the plain withdrawal form in the currency of the account tells no rate and no second sum', async () => {
  const soms = await fundedPlayer(site);
  const { words, all } = await read(withdrawal({ method: 'uzcard', [paymentKeys.amount]: '100000' }), soms);
  expect(all).toEqual(['Hammasi: 600 000 soʻm']);
  expect(words).not.toContain('≈');
  expect((await read(withdrawal({ method: 'usdt' }), soms)).all).toEqual(['Hammasi: 47,43 USDT']);
});

test('the plain withdrawal form, while rates are unknown, offers no "all" and says that the platform converts', async () => {
  await sandboxControls(site).fault({ target: 'account.getcurrencyrates', kind: 'reset', times: 9 });
  const { words, all } = await read(withdrawal({ method: 'uzcard', [paymentKeys.amount]: '100000' }));
  expect(all).toEqual([]);
  expect(words).toContain('50 000 – 20 000 000');
  expect(words).toContain(text('withdraw.costByRate'));
});

test('a plain withdrawal above the balance is refused at its sum, and identity papers are asked only above the free sum', async () => {
  const player = await fundedPlayer(site, [300_000, 1_265_000], 'USD');
  const send = async (amount: string) => {
    const fields = { method: 'usdt', amount, wallet: `T${'a'.repeat(33)}`, saved: '' };
    const { headers } = await ask(site.origin, '/cashier/withdraw?form=withdraw', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        cookie: player.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    return new URL(String(headers.location), site.origin).searchParams;
  };
  expect((await send('3000,55')).get('field')).toBe('amount');
  expect((await send('80')).get('error')).toBe('errors.KycWithdrawalException');
  expect((await send('79,05')).get('tab')).toBe('withdrawal');
});

test('the plain deposit form in another currency tells the rate and the credited sum', async () => {
  const usdt = (amount: number) => paths.depositMethod.build({ sysname: 'usdt' }, { [paymentKeys.amount]: amount });
  const tether = await read(usdt(100));
  for (const part of ['1 $ ≈ 1 USDT', '≈ 100 $']) expect(tether.words).toContain(part);
  const soms = await fundedPlayer(site, []);
  expect((await read(usdt(10), soms)).words).toContain('≈ 126 500 soʻm');
});
