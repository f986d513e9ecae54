import { expect, test } from 'vitest';
import type { PayOutcome } from '../../sandbox/providers/payProvider.ts';
import { formatMoney } from '../../shared/domain/formatMoney.ts';
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
