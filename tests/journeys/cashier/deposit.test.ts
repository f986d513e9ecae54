import { expect, test } from 'vitest';
import type { PayOutcome } from '../../../sandbox/providers/payProvider.ts';
import { formatMoney } from '../../../shared/domain/money/formatMoney.ts';
import { withLocale } from '../../../shared/locales.ts';
import { axeProblems } from '../../support/looks/axeProblems.ts';
import { balanceOf } from '../../support/players/balanceOf.ts';
import { depositsOf } from '../../support/players/depositsOf.ts';
import { isFull } from '../../support/isFull.ts';
import { eventually, journey, type Visitor, whenAlive } from '../../support/browsers/journey.ts';
import { newPlayer } from '../../support/players/newPlayer.ts';
import { postForm } from '../../support/wire/postForm.ts';

const { visit, site, sandbox } = journey({ SANDBOX_PAGES: '1' });

const KIND_OF: Record<Exclude<PayOutcome, 'hang'>, { kind: string; status: string; paid: boolean }> = {
  success: { kind: 'success', status: 'success', paid: true },
  fail: { kind: 'failed', status: 'declined', paid: false },
  cancel: { kind: 'cancelled', status: 'cancelled', paid: false },
  // Two minutes long it hangs as one that is never decided.
  late: { kind: 'open', status: 'pending', paid: false },
};
type Outcome = keyof typeof KIND_OF;
const OUTCOMES = ['fail', 'success', 'cancel', 'late'] as const satisfies Outcome[];
const SUM = 20_000;
const DEVICES = ['phone', 'desktop'] as const;
/** The whole run has every outcome on both devices. */
const on = (usual: Visitor['device']) => (isFull ? DEVICES : [usual]);
/** Payme of the sandbox ends by the last digits of the sum, five seconds after it was asked for. */
const BY_SUM: Record<Outcome, number> = { success: SUM, fail: 20_001, cancel: 20_007, late: 20_003 };

async function newVisitor(device: Visitor['device'], { stays = false } = {}) {
  const locale = device === 'phone' ? 'uz' : 'ru';
  const visitor = await visit({ device, locale, vendors: [site().sandbox], returns: true, stays });
  return { ...visitor, player: await newPlayer(visitor.page, site().origin) };
}

const regulars: Partial<Record<Visitor['device'], Awaited<ReturnType<typeof newVisitor>>>> = {};
/** The one of a device who pays by every method in turn. */
async function regularOn(device: Visitor['device']) {
  const known = regulars[device];
  if (known && !known.page.isClosed()) return known;
  return (regulars[device] = await newVisitor(device, { stays: true }));
}

/** At the form with a method and a sum. */
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

/** What the page says is what the ledger has. */
async function expectLedger({ page, player, before }: AtForm, { kind, status, paid }: (typeof KIND_OF)[Outcome]) {
  const { origin } = site();
  await eventually(async () => (await depositsOf(origin, player.cookie))[0]?.status).toBe(status);
  await page.locator(`[data-payment=${kind}]`).waitFor();
  const [payment] = await depositsOf(origin, player.cookie);
  expect(await balanceOf(origin, player.cookie)).toBe(before + (paid ? (payment?.amount.amount ?? 0) : 0));
}

/** Who comes back to a tab is answered at once. */
const lookAgain = ({ page }: AtForm) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

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

/** An open payment, as axe reads it; the page around it is read with all others. */
async function expectReadable({ page }: AtForm): Promise<void> {
  await page.locator('[data-payment=open]').getByRole('region').first().waitFor();
  expect(await axeProblems(page, '[data-payment=open]')).toEqual([]);
}

const kinds: Record<string, (at: AtForm, outcome: Outcome) => Promise<void>> = {
  async local_redirect(at, outcome) {
    await at.press();
    await decide(at.page, outcome);
    if (outcome !== 'fail') return;
    // The page of a payment that failed offers another method for the same sum.
    const offered = at.page.getByRole('region', { name: at.text('cashier.autopilot') });
    const href = (await offered.getByRole('link').getAttribute('href')) ?? '';
    expect(href).toMatch(/\/cashier\/deposit\/(?!local_redirect)\w+\?amount=20000$/);
  },
  async local_form(at, outcome) {
    await at.press();
    await decide(at.page, outcome);
  },
  async local_iframe(at, outcome) {
    await at.press();
    await expectReadable(at);
    await decide(at.page.frameLocator('iframe'), outcome);
  },
  async local_window(at, outcome) {
    const [own] = await Promise.all([at.page.waitForEvent('popup'), at.press()]);
    await decide(own, outcome);
    await own.close();
  },
  async payme(at, outcome) {
    await at.form.getByRole('textbox', { name: at.text('deposit.amount') }).fill(String(BY_SUM[outcome]));
    const phone = at.form.getByRole('textbox', { name: /Telefon|Номер телефона/ });
    // Who has paid by it once has the number saved.
    if ((await phone.count()) > 0) await phone.fill('998901234567');
    await at.form.locator('button[type=submit]').click();
    await at.page.locator('[data-payment]').waitFor();
    await sandbox().advance('6s');
    await lookAgain(at);
  },
  async local_qr(at, outcome) {
    await at.press();
    const link = at.page.getByRole('link', { name: at.text('payment.qrOpen') });
    await at.page.getByRole('img', { name: at.text('payment.qrLabel') }).waitFor();
    await expectReadable(at);
    await decideElsewhere((await link.getAttribute('href')) ?? '', outcome);
    await lookAgain(at);
  },
};

/** By default every kind and every outcome once: what an outcome does is the same for all kinds. */
const USUAL: Record<string, [Visitor['device'], Outcome]> = {
  local_redirect: ['phone', 'fail'],
  local_form: ['desktop', 'success'],
  local_iframe: ['phone', 'cancel'],
  local_window: ['desktop', 'cancel'],
  payme: ['phone', 'late'],
  local_qr: ['desktop', 'success'],
};

test.each(Object.keys(kinds))(
  '%s: what the page says is what the ledger has, however and whenever the payment ends',
  async (method) => {
    const [usual, ...others] = USUAL[method] ?? [];
    // One after the other: who is late moves the clock of both.
    for (const device of on(usual ?? 'phone')) {
      const visitor = await regularOn(device);
      for (const outcome of isFull ? OUTCOMES : others)
        await visitor.step(`${method} ${outcome} on a ${device}`, async () => {
          const desk = await fillForm(visitor, method);
          await kinds[method]?.(desk, outcome);
          await expectLedger(desk, KIND_OF[outcome]);
          if (outcome !== 'late') return;
          await whenAlive(desk.page);
          await sandbox().advance('2m');
          await lookAgain(desk);
          await expectLedger(desk, KIND_OF.success);
        });
    }
  },
  isFull ? 240_000 : 60_000,
);

test('who has paid before is at the provider two presses after any page', async () => {
  const { page, text, open, step, player } = await newVisitor('phone');
  const order = async () => {
    const fields = { method: 'local_redirect', amount: String(SUM), currency: 'UZS', campaign_offer_id: '-1' };
    const answer = await postForm(site().origin, '/api/cashier.makedeposit', fields, { cookie: player.cookie });
    return answer.json<{ data: { id: number; action: { url: string } } }>().data;
  };
  await step('paid before', async () => decideElsewhere((await order()).action.url, 'success'));
  await step('one, two', async () => {
    await open('/rules');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.deposit') })
      .click();
    await page.waitForURL(/\/cashier\/deposit$/);
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.locator('button[value=success]').waitFor();
  });
  await step('where the second was pressed before the script was there, its page goes on by itself', async () => {
    const { id } = await order();
    await page.goto(`${site().origin}/cashier/paypending/${id}?go=1`, { waitUntil: 'commit' });
    await page.locator('button[value=success]').waitFor();
  });
});

test.each(on('desktop'))(
  'a window that is closed on a %s without paying is noticed, and one that the browser blocks is a link',
  async (device) => {
    const visitor = await newVisitor(device);
    const { page, text, step, locale, player } = visitor;
    const link = page.getByRole('link', { name: text('payment.goOn') });
    await step('closed', async () => {
      const { press } = await fillForm(visitor, 'local_window');
      const [own] = await Promise.all([page.waitForEvent('popup'), press()]);
      await own.locator('button[value=success]').waitFor();
      await own.close();
      await page.getByText(text('payment.windowClosed')).waitFor();
      await page.locator('[data-payment=open]').waitFor();
    });
    const desk = await fillForm(visitor, 'local_window');
    await step('blocked', async () => {
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await desk.press();
      await page.getByText(text('payment.blocked')).waitFor();
      expect(new URL(page.url()).pathname).toBe(withLocale('/cashier/paynewwindow', locale));
    });
    await step('opened by hand, and closed without paying', async () => {
      const [own] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await own.locator('button[value=success]').waitFor();
      await own.close();
      expect(await balanceOf(site().origin, player.cookie)).toBe(desk.before);
    });
    await step('reloaded, it is the same payment and still can be paid', async () => {
      await page.reload();
      const [own] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await decide(own, 'success');
      await own.close();
      await expectLedger(desk, KIND_OF.success);
      expect(await depositsOf(site().origin, player.cookie)).toHaveLength(2);
    });
  },
);

test.each(on('phone'))(
  'a payment decided before its player is back on a %s, or who never comes back by the provider, is found, and leads to where they were',
  async (device) => {
    const back = device === 'phone' ? '/promotions' : '/ru/promotions';
    const { page, text, step, press, open, ...desk } = await atForm(
      `local_redirect?backUrl=${encodeURIComponent(back)}`,
      device,
    );
    await step('the callback comes first', async () => {
      await press();
      await page.locator('button[value=success]').waitFor();
      await decideElsewhere(page.url(), 'success');
      await open('/cashier/paypending');
      await expectLedger({ ...desk, page, text, step, press, open }, KIND_OF.success);
      await eventually(() => new URL(page.url()).pathname).toMatch(/\/cashier\/paysuccess\/\d+$/);
    });
    await step('on, once', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: text('payment.back') })
        .click();
      await eventually(() => new URL(page.url()).pathname).toBe(back);
      expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
    });
  },
);

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

test('two presses, and one more in another tab meanwhile, are one deposit', async () => {
  const { page, player, step, locale, ...desk } = await newVisitor('phone');
  const tabs = [page, await page.context().newPage()] as const;
  const asked = { count: 0, all: () => undefined as void };
  const bothAsked = new Promise<void>((resolve) => (asked.all = resolve));
  for (const tab of tabs)
    await tab.route('**/api/cashier.makedeposit*', async (route) => {
      asked.count += 1;
      if (asked.count === tabs.length) asked.all();
      await bothAsked;
      await route.continue();
    });
  const submit = async (tab: Visitor['page']) => {
    await tab.goto(withLocale('/cashier/deposit/uzcard', locale));
    await whenAlive(tab);
    const form = tab.getByRole('main').locator('form');
    await form.getByRole('textbox', { name: desk.text('deposit.amount') }).fill(String(SUM));
    await form.getByRole('textbox', { name: 'Karta raqami' }).fill('8600111122223333');
    return form.locator('button[type=submit]');
  };
  await step('pressed', async () => {
    const before = await balanceOf(site().origin, player.cookie);
    const [one, other] = [await submit(tabs[0]), await submit(tabs[1])];
    await one.dblclick();
    await other.click();
    for (const tab of tabs) await tab.locator('[data-payment=success]').waitFor();
    expect(await depositsOf(site().origin, player.cookie)).toHaveLength(1);
    expect(await balanceOf(site().origin, player.cookie)).toBe(before + SUM);
  });
});

test('on a phone, a payment that was ordered begins at its heading, and can be read by everybody', async () => {
  const desk = await atForm('local_mobile', 'phone');
  const { page, text, press, step } = desk;
  const heading = page.getByRole('heading', { level: 2, name: text('payment.open.mobile.title') });
  const isInSight = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await step('ordered', async () => {
    await press();
    await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(isInSight).toBe(true);
    await expectReadable(desk);
  });
});
