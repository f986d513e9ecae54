import { expect, test } from 'vitest';
import type { PayOutcome } from '../../sandbox/providers/payProvider.ts';
import { formatMoney } from '../../shared/domain/formatMoney.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { balanceOf } from '../support/balanceOf.ts';
import { depositsOf } from '../support/depositsOf.ts';
import { eventually, journey, type Visitor } from '../support/journey.ts';
import { newPlayer } from '../support/newPlayer.ts';

const { visit, site } = journey({ SANDBOX_PAGES: '1' });

const KIND_OF: Record<Exclude<PayOutcome, 'late'>, { kind: string; status: string; paid: boolean }> = {
  success: { kind: 'success', status: 'success', paid: true },
  fail: { kind: 'failed', status: 'declined', paid: false },
  cancel: { kind: 'cancelled', status: 'cancelled', paid: false },
  hang: { kind: 'open', status: 'pending', paid: false },
};
type Outcome = keyof typeof KIND_OF;
const OUTCOMES = Object.keys(KIND_OF) as Outcome[];
const SUM = 20_000;
/** Payme of the sandbox ends by the last digits of the sum, five seconds after it was asked for. */
const BY_SUM: Record<Outcome, number> = { success: SUM, fail: 20_001, cancel: 20_007, hang: 20_002 };

/** A player with a page of theirs, at the form with a method and a sum. */
async function atForm(method: string, device: Visitor['device']) {
  const visitor = await visit({ device, locale: device === 'phone' ? 'uz' : 'ru', vendors: [site().sandbox] });
  const player = await newPlayer(visitor.page, site().origin);
  const { page, open, text } = visitor;
  const before = await balanceOf(site().origin, player.cookie);
  await open(`/cashier/deposit/${method}`);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: text('deposit.amount') }).fill(String(SUM));
  const sum = formatMoney({ amount: SUM, currency: 'UZS' }, visitor.locale);
  const press = () => form.getByRole('button', { name: text('deposit.submit', { sum }) }).click();
  return { ...visitor, player, before, form, press };
}
type AtForm = Awaited<ReturnType<typeof atForm>>;

/** What the page says is what the ledger has. */
async function expectLedger({ page, player, before }: AtForm, outcome: Outcome): Promise<void> {
  const { kind, status, paid } = KIND_OF[outcome];
  const { origin } = site();
  await eventually(async () => (await depositsOf(origin, player.cookie)).map((one) => one.status)).toEqual([status]);
  await page.locator(`[data-payment=${kind}]`).waitFor();
  expect(await balanceOf(origin, player.cookie)).toBe(before + (paid ? SUM : 0));
}

const decide = (scope: { locator: Visitor['page']['locator'] }, outcome: Outcome) =>
  scope.locator(`button[value=${outcome}]`).click();

/** Of the only invoice of a method that is open on the sandbox's own page: as a payer's phone would. */
async function decideElsewhere(address: string, outcome: Outcome): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  });
  expect(answer.status).toBe(303);
}

const kinds: Record<string, (at: AtForm, outcome: Outcome) => Promise<void>> = {
  async local_redirect(at, outcome) {
    await at.press();
    await decide(at.page, outcome);
  },
  async local_form(at, outcome) {
    await at.press();
    await decide(at.page, outcome);
  },
  async local_iframe(at, outcome) {
    await at.press();
    await decide(at.page.frameLocator('iframe'), outcome);
  },
  async local_window(at, outcome) {
    const [own] = await Promise.all([at.page.waitForEvent('popup'), at.press()]);
    await decide(own, outcome);
    await own.close();
  },
  async payme(at, outcome) {
    await at.form.getByRole('textbox', { name: at.text('deposit.amount') }).fill(String(BY_SUM[outcome]));
    await at.form.getByRole('textbox', { name: /Telefon|Номер телефона/ }).fill('998901234567');
    await at.form.locator('button[type=submit]').click();
    await at.page.getByText(at.text('payment.mobileThird')).waitFor();
  },
  async local_qr(at, outcome) {
    await at.press();
    const link = at.page.getByRole('link', { name: at.text('payment.qrOpen') });
    await at.page.getByRole('img', { name: at.text('payment.qrLabel') }).waitFor();
    await decideElsewhere((await link.getAttribute('href')) ?? '', outcome);
  },
};

test.each(Object.keys(kinds))(
  '%s: what the page says is what the ledger has, however the payment ends',
  async (method) => {
    await Promise.all(
      OUTCOMES.map(async (outcome, at) => {
        const desk = await atForm(method, at % 2 === 0 ? 'phone' : 'desktop');
        await desk.step(`${method} ${outcome}`, async () => {
          await kinds[method]?.(desk, outcome);
          await expectLedger(desk, outcome);
        });
      }),
    );
  },
  60_000,
);

test('a window the browser blocks is a link, and one that is closed too early says so', async () => {
  const { page, text, step, press, ...desk } = await atForm('local_window', 'desktop');
  await step('blocked', async () => {
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await press();
    await page.getByText(text('payment.blocked')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ru/cashier/paynewwindow');
  });
  await step('opened by hand, and closed without paying', async () => {
    const link = page.getByRole('link', { name: text('payment.goOn') });
    const [own] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await own.locator('button[value=success]').waitFor();
    await own.close();
    expect(await balanceOf(site().origin, desk.player.cookie)).toBe(desk.before);
  });
  await step('reloaded, it is the same payment and still can be paid', async () => {
    await page.reload();
    const link = page.getByRole('link', { name: text('payment.goOn') });
    const [own] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await decide(own, 'success');
    await own.close();
    await expectLedger({ ...desk, page, text, step, press }, 'success');
  });
});

test('a window that is closed without paying is noticed', async () => {
  const { page, text, step, press } = await atForm('local_window', 'phone');
  await step('closed', async () => {
    const [own] = await Promise.all([page.waitForEvent('popup'), press()]);
    await own.locator('button[value=success]').waitFor();
    await own.close();
    await page.getByText(text('payment.windowClosed')).waitFor();
    await page.locator('[data-payment=open]').waitFor();
  });
});

test('a payment decided before its player is back, or who never comes back by the provider, is found', async () => {
  const { page, text, step, press, open, ...desk } = await atForm('local_redirect', 'phone');
  await step('the callback comes first', async () => {
    await press();
    await page.locator('button[value=success]').waitFor();
    await decideElsewhere(page.url(), 'success');
    await open('/cashier/paypending');
    await expectLedger({ ...desk, page, text, step, press, open }, 'success');
    await eventually(() => new URL(page.url()).pathname).toMatch(/\/cashier\/paysuccess\/\d+$/);
  });
});

test('a declined card keeps the sum, hides its number, and is offered another method; nothing is sent without a press', async () => {
  const { page, text, step, form, player, before } = await atForm('uzcard', 'desktop');
  const amount = form.getByRole('textbox', { name: text('deposit.amount') });
  const card = form.getByRole('textbox', { name: 'Номер карты' });
  const submit = form.locator('button[type=submit]');
  await step('declined', async () => {
    await amount.fill('20001');
    await card.fill('8600111122223333');
    await submit.click();
    await form.getByText(text('deposit.endedTitle')).waitFor();
    expect(await amount.inputValue()).toBe('20\u00a0001');
    await eventually(() => card.inputValue()).toBe('');
  });
  await step('the other method', async () => {
    const offered = form.getByRole('region', { name: text('cashier.autopilot') });
    await offered.getByText(text('cashier.autopilotFee.same')).waitFor();
    await offered.getByRole('button').click();
    await offered.waitFor({ state: 'detached' });
    expect(await page.locator('a[aria-current=true]').filter({ hasText: 'Uzcard' }).count()).toBe(0);
    expect(await amount.inputValue()).toBe('20\u00a0001');
    expect((await depositsOf(site().origin, player.cookie)).map(({ status }) => status)).toEqual(['declined']);
    expect(await balanceOf(site().origin, player.cookie)).toBe(before);
  });
});

test('two presses are one deposit', async () => {
  const desk = await atForm('uzcard', 'phone');
  await desk.step('pressed twice', async () => {
    await desk.form.getByRole('textbox', { name: 'Karta raqami' }).fill('8600111122223333');
    await desk.form.locator('button[type=submit]').dblclick();
    await expectLedger(desk, 'success');
  });
});

test('on a phone, a payment that was ordered begins at its heading', async () => {
  const { page, text, press } = await atForm('local_mobile', 'phone');
  await press();
  const heading = page.getByRole('heading', { level: 2, name: text('payment.open.mobile.title') });
  await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const isInSight = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await eventually(isInSight).toBe(true);
});

test.each(['local_iframe', 'local_qr', 'local_mobile'])(
  '%s: an open payment can be read by everybody',
  async (method) => {
    const { page, step, press } = await atForm(method, 'phone');
    await step('open', async () => {
      await press();
      const view = page.locator('[data-payment=open]');
      await view.getByRole('region').first().waitFor();
      expect(await axeProblems(page)).toEqual([]);
    });
  },
);
