import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let player: FundedPlayer;
beforeAll(async () => {
  lent = await lendSite();
  player = await fundedPlayer(lent.value);
});
afterAll(() => lent?.giveBack());

const limit = paths.profileResponsibleGame.build(null, { form: 'limit' });
const budget = paths.profileResponsibleGame.build(null, { form: 'budget' });
const withdraw = paths.withdraw.build(null, { form: 'withdraw' });

test.each([
  ['ru', limit, { amount: '100000,50', currency: 'UZS', period: 'day' }, 'validation.sumWhole'],
  ['uz', budget, { amount: '1e5', currency: 'UZS' }, 'validation.sumCharacters'],
  ['uz', withdraw, { amount: '50 000,00', method: 'uzcard', saved: '' }, 'validation.sumWhole'],
  ['ru', withdraw, { amount: '-70000', method: 'uzcard', saved: '' }, 'validation.sumCharacters'],
  ['ru', withdraw, { amount: '50.0000', method: 'uzcard', saved: '' }, 'validation.sumFormat'],
] as const)('without script, in %s, %s with %j orders nothing, keeps the sum and says %s', async (...row) => {
  const [locale, path, fields, messageId] = row;
  const { origin } = lent.value;
  const { cookie } = player;
  const answer = await ask(origin, withLocale(path, locale), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });
  expect(answer.status).toBe(303);
  const page = await askPage(origin, String(answer.headers.location), { cookie });
  expect(page.text).toContain(messagesOf(locale)(messageId));
  const inputs = page.text.match(/<input[^>]*name="amount"[^>]*>/g) ?? [];
  expect(inputs.filter((input) => input.includes(`value="${fields.amount}"`))).toHaveLength(1);
  const [set, history] = await Promise.all([
    player.get<{ limit_amount: number | null }>('account.getDepositLimit'),
    player.get<{ total: number }>('cashier.gethistory', { type: 'withdrawal', offset: '0' }),
  ]);
  expect([set.limit_amount, history.total]).toEqual([null, 0]);
});
