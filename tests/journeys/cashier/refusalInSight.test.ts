import type { Locator } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site } = journey();
const sandbox = () => sandboxControls(site());
afterEach(() => sandbox().heal());

/** Screens on which the button sticks, fits just so, and does not stick. */
const SCREENS = [
  { width: 360, height: 780 },
  { width: 320, height: 640 },
  { width: 780, height: 360 },
  { width: 1440, height: 900 },
];

/** Whether nothing of the site covers the middle of an element, and all of it is on the screen. */
const isInSight = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && hit !== null && (node.contains(hit) || hit.contains(node));
  });

async function expectRefusal(form: Locator): Promise<void> {
  const alert = form.getByRole('alert').filter({ hasText: /\S/ });
  await alert.waitFor();
  await eventually(() => isInSight(alert)).toBe(true);
  expect(await isInSight(form.locator('button[type=submit]'))).toBe(true);
}

async function depositForm({ page, text, open }: Visitor) {
  await open('/cashier/deposit/uzcard');
  const form = page.getByRole('main').locator('form');
  const card = form.getByRole('textbox', { name: 'Karta raqami' });
  if ((await card.count()) > 0) await card.fill(ownCard());
  return { form, sum: form.getByRole('textbox', { name: text('deposit.amount') }) };
}

test('a refused deposit shows why above its button, on the screen, at every width', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, step } = visitor;
  await newPlayer(page, site().origin);
  for (const screen of SCREENS)
    await step(`at ${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      const { form, sum } = await depositForm(visitor);
      await sum.fill('50000');
      await sandbox().fault({ target: 'cashier.makedeposit', kind: 'AccessDenied', times: 1 });
      await form.locator('button[type=submit]').click();
      await expectRefusal(form);
      // Another sum is another question.
      await sum.fill('60000');
      await eventually(() => form.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    });
});

test('a refused withdrawal shows why above its button, on the screen, at every width', async () => {
  const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz' });
  await beThePlayer(page, site().origin, await fundedPlayer(site()));
  for (const screen of SCREENS)
    await step(`at ${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await open('/cashier/withdraw');
      const form = page.getByRole('main').locator('form');
      await form.getByRole('textbox', { name: text('withdraw.sum') }).fill('100000');
      await sandbox().fault({ target: 'cashier.makewithdrawal', kind: 'AccessDenied', times: 1 });
      await form.locator('button[type=submit]').click();
      await expectRefusal(form);
    });
});

test('a sum above the player’s limit is refused when the field is left, with what the limit leaves', async () => {
  const visitor = await visit({ device: 'phone', locale: 'uz' });
  const { page, text, step } = visitor;
  const { origin } = site();
  const { cookie } = await newPlayer(page, origin);
  const available = formatMoney({ amount: 50_000, currency: 'UZS' }, 'uz');
  const sentence = text('validation.sumLimit', { left: available });
  await postForm(origin, '/api/account.setdepositlimit', { limit_amount: '50000', period: 'day' }, { cookie });
  await step('the hint names the largest sum, and leaving the field marks it', async () => {
    const { form, sum } = await depositForm(visitor);
    await form.getByText(`10\u00a0000 – 50\u00a0000`).waitFor();
    await sum.fill('200000');
    await sum.blur();
    await form.getByText(sentence).waitFor();
    expect(await sum.getAttribute('aria-invalid')).toBe('true');
    await form.locator('button[type=submit]').click();
    await eventually(() => isInSight(form.getByText(sentence))).toBe(true);
  });
  await step('a limit lowered elsewhere is told by the platform, at the button and at the field', async () => {
    const { form, sum } = await depositForm(visitor);
    await postForm(origin, '/api/account.setdepositlimit', { limit_amount: '20000', period: 'day' }, { cookie });
    await sum.fill('50000');
    await form.locator('button[type=submit]').click();
    await expectRefusal(form);
    const now = formatMoney({ amount: 20_000, currency: 'UZS' }, 'uz');
    expect(await form.getByText(text('validation.sumLimit', { left: now })).count()).toBe(2);
    expect(await sum.getAttribute('aria-invalid')).toBe('true');
  });
});
