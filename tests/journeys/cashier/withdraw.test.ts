import { afterEach, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { sampled } from '#tests/support/sampled.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { variant } from '#tests/support/variant.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site } = journey();
afterEach(() => sandboxControls(site()).heal());

interface Line {
  status: string;
  amount: { amount: number };
}
const withdrawalsOf = async ({ get }: FundedPlayer): Promise<Line[]> =>
  (await get<{ items: Line[] }>('cashier.gethistory', { offset: '0', type: 'withdrawal' })).items;

test('the withdrawal page of a player who may not withdraw yet links to each missing step and has no button', async () => {
  const { origin } = site();
  const text = messagesOf('uz');
  const player = await signUp(origin, `early-${crypto.randomUUID().slice(0, 12)}@yulduz.test`);
  const { inMain } = await readPage(origin, '/cashier/withdraw', player);
  const fix = (type: string) =>
    inMain.find(({ role, name }) => role === 'link' && name === text(`withdraw.fix.${type}`))?.href;
  expect([fix('contact'), fix('deposit'), fix('profile')]).toEqual([
    expect.stringMatching(/^\//),
    expect.stringMatching(/^\/cashier\/deposit/),
    expect.stringMatching(/^\/profile\/settings/),
  ]);
  expect(inMain.filter(({ name }) => name === text('withdraw.go'))).toEqual([]);
});

test('a withdrawal refuses a low sum, shows the promised time, and is ordered once by a double press', async () => {
  const { page, text, open, step } = await visit({ device: 'desktop', locale: 'ru', returns: true });
  const player = await fundedPlayer(site());
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const sum = main.getByRole('textbox', { name: text('withdraw.sum') });
  const go = main.getByRole('button', { name: text('withdraw.go') });
  await step('a sum that is too low is refused at its field', async () => {
    await open('/cashier/withdraw');
    await sum.fill('1000');
    await go.click();
    await eventually(() => sum.getAttribute('aria-invalid')).toBe('true');
  });
  await step('the promised time and the time of other players are shown', async () => {
    const before = main.getByRole('region', { name: text('withdraw.before') });
    const beginnings = [text('withdraw.promise', { eta: '|' }), text('withdraw.others', { median: '|', most: '' })].map(
      (beginning) => beginning.split('|')[0] ?? '',
    );
    for (const beginning of beginnings) expect(await before.textContent()).toContain(beginning);
  });
  await step('a double press orders once', async () => {
    await sum.fill('100000');
    await go.dblclick();
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
  });
  expect(await withdrawalsOf(player)).toMatchObject([{ status: 'new', amount: { amount: 100_000 } }]);
});

test('a withdrawal whose answer is lost is reported as unknown, and a second press does not order again', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const player = await fundedPlayer(site());
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: text('withdraw.go') });
  for (const method of ['makewithdrawal', 'gethistory'])
    expectRefusal({ status: 0, path: `${site().origin}/api/cashier.${method}` });
  await page.route('**/api/cashier.gethistory?*', (route) => route.abort(), { times: 1 });
  // The order arrives, its answer does not.
  await page.route(
    '**/api/cashier.makewithdrawal*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await step('a withdrawal whose answer is lost is reported as unknown', async () => {
    await open('/cashier/withdraw');
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('100000');
    await go.click();
    await main.getByText(text('order.unknown', { noun: text('order.noun.withdrawal') })).waitFor();
    await main.getByRole('link', { name: text('order.look') }).waitFor();
  });
  await step('a second press does not order again', async () => {
    await go.click();
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
  });
  expect(await withdrawalsOf(player)).toHaveLength(1);
});

test('a withdrawal in another currency tells what the typed sum costs, and "all" is what the balance pays for', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const player = await fundedPlayer(site(), [300_000], 'USD');
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const sum = main.getByRole('textbox', { name: text('withdraw.sum') });
  const go = main.getByRole('button', { name: text('withdraw.go') });
  const cost = (amount: string) => main.getByText(text('withdraw.cost', { sum: amount }));
  await step('the typed sum is told in the currency of the account', async () => {
    await open('/cashier/withdraw?method=uzcard');
    await sum.fill('100000');
    await cost('7,91 $').waitFor();
    expect(await axeProblems(page, 'main')).toEqual([]);
  });
  await step('a sum above the balance is refused at its field, and no papers are asked', async () => {
    await sum.fill('1000000');
    await go.click();
    await eventually(() => sum.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
  await step('“all” takes the whole balance', async () => {
    await main.getByRole('button', { name: text('withdraw.all', { sum: '399 866 сум' }) }).click();
    await cost('31,61 $').waitFor();
    await go.click();
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
  });
  const { balance_main: balance } = await player.get<{ balance_main: object }>('account.getBalance');
  expect(balance).toEqual({ amount: 0, currency: 'USD' });
});

variant(
  'the withdrawal form disables unusable saved cards and shows why each unusable new card is refused',
  async () => {
    const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
    const player = await fundedPlayer(site());
    const front = ownCard().slice(0, 15);
    for (const end of ['0001', '0003'])
      await player.post('cashier.makedeposit', {
        method: 'uzcard',
        amount: '20000',
        currency: 'UZS',
        campaign_offer_id: '-1',
        'requisites[card]': front + end,
      });
    await beThePlayer(page, site().origin, player);
    const main = page.getByRole('main');
    await step('unusable saved cards say why, and are not chosen', async () => {
      await open('/cashier/withdraw');
      for (const [end, state] of [
        ['0001', 'on_verification'],
        ['0003', 'fraudulent'],
      ] as const) {
        const saved = main.getByRole('radio', { name: `•••• ${end} ${text(`withdraw.saved.${state}`)}` });
        expect([await saved.isDisabled(), await saved.isChecked()]).toEqual([true, false]);
      }
      await main.getByRole('link', { name: text('withdraw.toSupport') }).waitFor();
      expect(await axeProblems(page, 'main')).toEqual([]);
    });
    await step('each unusable new card is refused with the reason', async () => {
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
      await main.getByRole('radio', { name: text('withdraw.newRequisites') }).check();
      for (const [end, type] of [
        ['0001', 'RequisitesOnVerificationException'],
        ['0002', 'RequisitesValidationRequiredException'],
        ['0003', 'RequisitesFraudulentException'],
      ] as const) {
        await main.getByLabel('Karta raqami', { exact: true }).fill(front + end);
        await main.getByRole('button', { name: text('withdraw.go') }).click();
        await main
          .getByRole('alert')
          .getByText(text(`errors.${type}`))
          .waitFor();
      }
    });
  },
);

test('a withdrawal with an active bonus names the sum that is lost, and is ordered only after confirmation', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const player = await fundedPlayer(site());
  const { items } = await player.get<{ items: { id: number }[] }>('bonuses.get', { count: '4', offset: '0' });
  await player.post('bonuses.activate', { bonus_id: String(items[0]?.id) });
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog', { name: text('withdraw.burnTitle') });
  await step('the declined question orders nothing', async () => {
    await open('/cashier/withdraw');
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    await dialog.getByText(/25\s000/).waitFor();
    await dialog
      .getByRole('button', { name: text('withdraw.burnStay') })
      .last()
      .click();
    await eventually(() => dialog.isVisible()).toBe(false);
    expect(await withdrawalsOf(player)).toEqual([]);
  });
  await step('the confirmed withdrawal is ordered', async () => {
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    await dialog.getByRole('button', { name: text('withdraw.burnGo') }).click();
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
    expect(await withdrawalsOf(player)).toHaveLength(1);
  });
});

test('a withdrawal with a second factor asks for its code; the sum survives going back and a wrong code', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const player = await fundedPlayer(site());
  await secondFactorOn(site(), player);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: text('withdraw.go') });
  const code = main.getByRole('form', { name: text('withdraw.codeTitle') }).getByRole('textbox');
  await step('the code is requested, and the sum survives going back', async () => {
    await open('/cashier/withdraw');
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
    await go.click();
    await code.waitFor();
    const back = main.getByRole('button', { name: text('withdraw.codeBack') });
    // Half covered by the bottom menu, the button would be too small for axe.
    await back.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    expect(await axeProblems(page, 'main')).toEqual([]);
    await back.click();
    expect(await main.getByRole('textbox', { name: text('withdraw.sum') }).inputValue()).toMatch(/^60.000$/);
  });
  await step('a wrong code is reported and empties the field', async () => {
    await go.click();
    await code.fill('000000');
    await main.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
  });
  await step('the right code orders the withdrawal', async () => {
    await code.fill(await codeSentTo(site().sandbox, player.login));
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
  });
  expect(await withdrawalsOf(player)).toMatchObject([{ amount: { amount: 60_000 } }]);
});

// By default the walk of all forms orders by this form, and tests/http checks the refusals.
test.runIf(isFull)(
  'the withdrawal form, without scripts, returns a wrong sum with the reason and orders a valid one',
  async () => {
    const { page, text, open, step } = await visit({
      device: 'phone',
      locale: 'uz',
      javaScriptEnabled: false,
      returns: true,
    });
    const player = await fundedPlayer(site());
    await beThePlayer(page, site().origin, player);
    const main = page.getByRole('main');
    await step('a wrong sum returns with the reason', async () => {
      await open('/cashier/withdraw');
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('10');
      await main.getByRole('button', { name: text('withdraw.go') }).click();
      await main.getByRole('alert').getByText(text('withdraw.sumRefused')).waitFor();
    });
    await step('the returned form contains the sum, and a valid sum is ordered', async () => {
      // The form contains the submitted sum.
      expect(await main.getByRole('textbox', { name: text('withdraw.sum') }).inputValue()).toBe('10');
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('70000');
      await main.getByRole('button', { name: text('withdraw.go') }).click();
      await main.getByRole('list', { name: text('history.progress') }).waitFor();
    });
    expect(await withdrawalsOf(player)).toHaveLength(1);
  },
);

// The test of a lost answer checks the Uzbek message.
test.each(sampled(['ru', 'uz'] as const))(
  'a withdrawal whose connection is reset is reported as unknown in %s, and is not ordered',
  async (locale) => {
    const { page, text, open, step, expectRefusal } = await visit({ device: 'phone', locale, returns: true });
    const player = await fundedPlayer(site());
    await beThePlayer(page, site().origin, player);
    const main = page.getByRole('main');
    expectRefusal({ status: 502, path: '/api/cashier.makewithdrawal' });
    await step('a reset connection is reported as unknown, and nothing is ordered', async () => {
      await open('/cashier/withdraw');
      await sandboxControls(site()).fault({ target: 'cashier.makewithdrawal', kind: 'reset', times: 1 });
      await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
      await main.getByRole('button', { name: text('withdraw.go') }).click();
      await main.getByText(text('order.unknown', { noun: text('order.noun.withdrawal') })).waitFor();
    });
    expect(await withdrawalsOf(player)).toHaveLength(0);
  },
);
