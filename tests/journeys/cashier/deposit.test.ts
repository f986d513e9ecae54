import { expect, test } from 'vitest';
import type { PayOutcome } from '#sandbox/providers/payProvider.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { variant } from '#tests/support/variant.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, sandbox } = journey({ SANDBOX_PAGES: '1' });

const KIND_OF: Record<Exclude<PayOutcome, 'hang'>, { kind: string; status: string; paid: boolean }> = {
  success: { kind: 'success', status: 'success', paid: true },
  fail: { kind: 'failed', status: 'declined', paid: false },
  cancel: { kind: 'cancelled', status: 'cancelled', paid: false },
  // Open for two minutes, as if it were never decided.
  late: { kind: 'open', status: 'pending', paid: false },
};
type Outcome = keyof typeof KIND_OF;
const OUTCOMES = ['fail', 'success', 'cancel', 'late'] as const satisfies Outcome[];
const SUM = 20_000;
const DEVICES = ['phone', 'desktop'] as const;
/** The full run has every outcome on both devices. */
const on = (usual: Visitor['device']) => (isFull ? DEVICES : [usual]);
/** The sandbox's Payme decides by the last digits of the sum, five seconds after the order. */
const BY_SUM: Record<Outcome, number> = { success: SUM, fail: 20_001, cancel: 20_007, late: 20_003 };

async function newVisitor(device: Visitor['device'], { stays = false } = {}) {
  const locale = device === 'phone' ? 'uz' : 'ru';
  const visitor = await visit({ device, locale, vendors: [site().sandbox], returns: true, stays });
  return { ...visitor, player: await newPlayer(visitor.page, site().origin) };
}

const regulars: Partial<Record<Visitor['device'], Awaited<ReturnType<typeof newVisitor>>>> = {};
/** The player of a device who pays by every method in turn. */
async function regularOn(device: Visitor['device']) {
  const known = regulars[device];
  if (known && !known.page.isClosed()) return known;
  return (regulars[device] = await newVisitor(device, { stays: true }));
}

/** Opens the deposit form of a method and fills in the sum. */
async function fillForm(visitor: Awaited<ReturnType<typeof newVisitor>>, method: string) {
  const { page, open, text, player, locale } = visitor;
  const before = await balanceOf(site().origin, player.cookie);
  await open(`/cashier/deposit/${method}`);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: text('deposit.amount') }).fill(String(SUM));
  const sum = formatMoney({ amount: SUM, currency: 'UZS' }, locale);
  const press = () => form.getByRole('button', { name: text('deposit.submit', { sum }) }).click();
  return { ...visitor, before, form, press };
}
const atForm = async (method: string, device: Visitor['device']) => fillForm(await newVisitor(device), method);
type AtForm = Awaited<ReturnType<typeof atForm>>;

/** Expects the same outcome in the ledger, on the page and in the balance. */
async function expectLedger({ page, player, before }: AtForm, { kind, status, paid }: (typeof KIND_OF)[Outcome]) {
  const { origin } = site();
  await eventually(async () => (await depositsOf(origin, player.cookie))[0]?.status).toBe(status);
  await page.locator(`[data-payment=${kind}]`).waitFor();
  const [payment] = await depositsOf(origin, player.cookie);
  expect(await balanceOf(origin, player.cookie)).toBe(before + (paid ? (payment?.amount.amount ?? 0) : 0));
}

/** Returns to the tab, which requests the state of the payment at once. */
const lookAgain = ({ page }: AtForm) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const decide = (scope: { locator: Visitor['page']['locator'] }, outcome: Outcome) =>
  scope.locator(`button[value=${outcome}]`).click();

/** Decides an invoice at its address, without the visitor's browser, as the payer's phone would. */
async function decideElsewhere(address: string, outcome: Outcome): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  });
  expect(answer.status).toBe(303);
}

/** Checks an open payment with axe; the page around it is checked with all others. */
async function expectReadable({ page }: AtForm): Promise<void> {
  await page.locator('[data-payment=open]').getByRole('region').first().waitFor();
  expect(await axeProblems(page, '[data-payment=open]')).toEqual([]);
}

const kinds: Record<string, (form: AtForm, outcome: Outcome) => Promise<void>> = {
  async local_redirect(form, outcome) {
    await form.press();
    await decide(form.page, outcome);
    if (outcome !== 'fail') return;
    // The page of a payment that failed offers another method for the same sum.
    const offered = form.page.getByRole('region', { name: form.text('cashier.autopilot') });
    const href = (await offered.getByRole('link').getAttribute('href')) ?? '';
    expect(href).toMatch(/\/cashier\/deposit\/(?!local_redirect)\w+\?amount=20000$/);
  },
  async local_form(form, outcome) {
    await form.press();
    await decide(form.page, outcome);
  },
  async local_iframe(form, outcome) {
    await form.press();
    await expectReadable(form);
    await decide(form.page.frameLocator('iframe'), outcome);
  },
  async local_window(form, outcome) {
    const [popup] = await Promise.all([form.page.waitForEvent('popup'), form.press()]);
    await decide(popup, outcome);
    await popup.close();
  },
  async payme(form, outcome) {
    await form.form.getByRole('textbox', { name: form.text('deposit.amount') }).fill(String(BY_SUM[outcome]));
    const phone = form.form.getByRole('textbox', { name: /Telefon|Номер телефона/ });
    // A player who has paid by the method has the number saved.
    if ((await phone.count()) > 0) await phone.fill('998901234567');
    await form.form.locator('button[type=submit]').click();
    await form.page.locator('[data-payment]').waitFor();
    await sandbox().advance('6s');
    await lookAgain(form);
  },
  async local_qr(form, outcome) {
    await form.press();
    const link = form.page.getByRole('link', { name: form.text('payment.qrOpen') });
    await form.page.getByRole('img', { name: form.text('payment.qrLabel') }).waitFor();
    await expectReadable(form);
    await decideElsewhere((await link.getAttribute('href')) ?? '', outcome);
    await lookAgain(form);
  },
};

/** A method of each kind of payment page; a posted form leads to the same page as a redirect. */
const ONE_OF_A_KIND = ['local_redirect', 'local_iframe', 'local_window', 'payme', 'local_qr'];

/** By default every outcome at least once: it has the same effect for all kinds. */
const USUAL: Record<string, [Visitor['device'], Outcome]> = {
  local_redirect: ['phone', 'fail'],
  local_form: ['desktop', 'success'],
  local_iframe: ['phone', 'success'],
  local_window: ['desktop', 'cancel'],
  payme: ['phone', 'late'],
  local_qr: ['desktop', 'success'],
};

test.each(isFull ? Object.keys(kinds) : ONE_OF_A_KIND)(
  'a deposit by %s shows the outcome that the ledger has, and credits the balance only if paid',
  async (method) => {
    const [usual, ...others] = USUAL[method] ?? [];
    // One after the other: a late payment moves the clock of both.
    for (const device of on(usual ?? 'phone')) {
      const visitor = await regularOn(device);
      for (const outcome of isFull ? OUTCOMES : others)
        await visitor.step(`${method} ${outcome} on a ${device}`, async () => {
          const payment = await fillForm(visitor, method);
          await kinds[method]?.(payment, outcome);
          await expectLedger(payment, KIND_OF[outcome]);
          if (outcome !== 'late') return;
          await whenAlive(payment.page);
          await sandbox().advance('2m');
          await lookAgain(payment);
          await expectLedger(payment, KIND_OF.success);
        });
    }
  },
  isFull ? 240_000 : 60_000,
);

test('a player who has deposited before reaches the provider by two presses from another page', async () => {
  const { page, text, open, step, player } = await newVisitor('phone');
  const order = async () => {
    const fields = { method: 'local_redirect', amount: String(SUM), currency: 'UZS', campaign_offer_id: '-1' };
    const answer = await postForm(site().origin, '/api/cashier.makedeposit', fields, { cookie: player.cookie });
    return answer.json<{ data: { id: number; action: { url: string } } }>().data;
  };
  await step('the player has paid before', async () => decideElsewhere((await order()).action.url, 'success'));
  await step('two presses lead to the provider', async () => {
    await open('/rules');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.deposit') })
      .click();
    await page.waitForURL(/\/cashier\/deposit$/);
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.locator('button[value=success]').waitFor();
  });
  await step('the payment page with go=1, as without scripts, leads on to the provider', async () => {
    const { id } = await order();
    await page.goto(`${site().origin}/cashier/paypending/${id}?go=1`, { waitUntil: 'commit' });
    await page.locator('button[value=success]').waitFor();
  });
});

variant.each(on('desktop'))(
  'a payment window on a %s that is closed unpaid is reported; a blocked one becomes a link that can pay',
  async (device) => {
    const visitor = await newVisitor(device);
    const { page, text, step, locale, player } = visitor;
    const link = page.getByRole('link', { name: text('payment.goOn') });
    await step('a window closed unpaid is reported', async () => {
      const { press } = await fillForm(visitor, 'local_window');
      const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
      await popup.locator('button[value=success]').waitFor();
      await popup.close();
      await page.getByText(text('payment.windowClosed')).waitFor();
      await page.locator('[data-payment=open]').waitFor();
    });
    const payment = await fillForm(visitor, 'local_window');
    await step('a blocked window becomes a link', async () => {
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await payment.press();
      await page.getByText(text('payment.blocked')).waitFor();
      expect(new URL(page.url()).pathname).toBe(withLocale('/cashier/paynewwindow', locale));
    });
    await step('the link opens the window, which is closed unpaid', async () => {
      const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await popup.locator('button[value=success]').waitFor();
      await popup.close();
      expect(await balanceOf(site().origin, player.cookie)).toBe(payment.before);
    });
    await step('after a reload the same payment is paid', async () => {
      await page.reload();
      const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await decide(popup, 'success');
      await popup.close();
      await expectLedger(payment, KIND_OF.success);
      expect(await depositsOf(site().origin, player.cookie)).toHaveLength(2);
    });
  },
);

test.each(on('phone'))(
  'a payment on a %s that is decided before its player returns shows as paid and leads back to backUrl',
  async (device) => {
    const back = device === 'phone' ? '/promotions' : '/ru/promotions';
    const visitor = await newVisitor(device);
    // Work for an idle page does not begin before the player has gone: on a busy phone it comes last.
    await visitor.page.route('**/assets/startBackground-*', () => {});
    const { page, text, step, press, open, ...payment } = await fillForm(
      visitor,
      `local_redirect?backUrl=${encodeURIComponent(back)}`,
    );
    await step('a payment decided before its player returns is shown as paid', async () => {
      await press();
      await page.locator('button[value=success]').waitFor();
      await decideElsewhere(page.url(), 'success');
      await open('/cashier/paypending');
      await expectLedger({ ...payment, page, text, step, press, open }, KIND_OF.success);
      await eventually(() => new URL(page.url()).pathname).toMatch(/\/cashier\/paysuccess\/\d+$/);
    });
    await step('the link leads to backUrl, once', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: text('payment.back') })
        .click();
      await eventually(() => new URL(page.url()).pathname).toBe(back);
      expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
    });
  },
);

test('a declined card deposit retains the sum, clears the number and offers a method without ordering by it', async () => {
  const { page, text, step, form, player, before } = await atForm('uzcard', 'desktop');
  const amount = form.getByRole('textbox', { name: text('deposit.amount') });
  const card = form.getByRole('textbox', { name: 'Номер карты' });
  const submit = form.locator('button[type=submit]');
  await step('a declined payment retains the sum and clears the card number', async () => {
    await amount.fill('20001');
    await card.fill(ownCard());
    await submit.click();
    await form.getByText(text('deposit.endedTitle')).waitFor();
    expect(await amount.inputValue()).toBe('20\u00a0001');
    await eventually(() => card.inputValue()).toBe('');
  });
  await step('the offered method is chosen without ordering by it', async () => {
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

test('a double press and a press in another tab at the same time make one deposit', async () => {
  const { page, player, step, locale, ...visitor } = await newVisitor('phone');
  const tabs = [page, await page.context().newPage()] as const;
  const orders = { count: 0, all: () => undefined as void };
  const bothAsked = new Promise<void>((resolve) => (orders.all = resolve));
  for (const tab of tabs)
    await tab.route('**/api/cashier.makedeposit*', async (route) => {
      orders.count += 1;
      if (orders.count === tabs.length) orders.all();
      await bothAsked;
      await route.continue();
    });
  const card = ownCard();
  const submit = async (tab: Visitor['page']) => {
    await tab.goto(withLocale('/cashier/deposit/uzcard', locale));
    await whenAlive(tab);
    const form = tab.getByRole('main').locator('form');
    await form.getByRole('textbox', { name: visitor.text('deposit.amount') }).fill(String(SUM));
    await form.getByRole('textbox', { name: 'Karta raqami' }).fill(card);
    return form.locator('button[type=submit]');
  };
  await step('pressed in both tabs at once, one deposit is made', async () => {
    const before = await balanceOf(site().origin, player.cookie);
    const [one, other] = [await submit(tabs[0]), await submit(tabs[1])];
    await one.dblclick();
    await other.click();
    for (const tab of tabs) await tab.locator('[data-payment=success]').waitFor();
    expect(await depositsOf(site().origin, player.cookie)).toHaveLength(1);
    expect(await balanceOf(site().origin, player.cookie)).toBe(before + SUM);
  });
});

test('an ordered payment on a phone focuses its heading, in sight, and passes axe', async () => {
  const payment = await atForm('local_mobile', 'phone');
  const { page, text, press, step } = payment;
  const heading = page.getByRole('heading', { level: 2, name: text('payment.open.mobile.title') });
  const isInSight = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await step('the ordered payment focuses its heading, in sight', async () => {
    await press();
    await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(isInSight).toBe(true);
    await expectReadable(payment);
  });
});
