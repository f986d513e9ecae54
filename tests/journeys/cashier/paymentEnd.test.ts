import { expect, test } from 'vitest';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { depositsOf } from '#tests/support/players/depositsOf.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, sandbox } = journey({ SANDBOX_PAGES: '1' });

const HANGS = '20002';

test('a payment that was given up says that no confirmation came, offers no second payment, and takes a late one', async () => {
  const { page, text, step, open } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const { origin } = site();
  const { cookie } = await newPlayer(page, origin);
  const before = await balanceOf(origin, cookie);
  const fields = { method: 'local_redirect', amount: '20000', currency: 'UZS', campaign_offer_id: '-1' };
  const answer = await postForm(origin, '/api/cashier.makedeposit', fields, { cookie });
  const { id, action } = answer.json<{ data: { id: number; action: { url: string } } }>().data;
  await sandbox().advance('61m');
  const main = page.getByRole('main');
  await step('the history does not call it failed', async () => {
    await open('/cashier/history');
    await main.getByText(text('cashier.status.unconfirmed')).waitFor();
  });
  await step('its page names the number and what to do, and has no way to pay again', async () => {
    await open(`/cashier/paypending/${id}`);
    await page.locator('[data-payment=unconfirmed]').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/ru/cashier/payfail/${id}`);
    await main.getByText(text('payment.unconfirmed.text', { id: String(id) })).waitFor();
    expect(await main.getByText(/не списан/).count()).toBe(0);
    expect(await main.locator('a[href*="/cashier/deposit/"]').count()).toBe(0);
    const write = main.getByRole('link', { name: text('payment.write') });
    expect(await write.getAttribute('href')).toBe(`/ru/support?about=deposit&id=${id}`);
    expect(await axeProblems(page, '[data-payment=unconfirmed]')).toEqual([]);
  });
  await step('a late confirmation credits it, on the page too, with a notice', async () => {
    const body = new URLSearchParams({ outcome: 'success' });
    expect((await fetch(action.url, { method: 'POST', redirect: 'manual', body })).status).toBe(303);
    const check = main.getByRole('button', { name: text('payment.check') });
    if (await check.isVisible()) await check.click();
    await page.locator('[data-payment=success]').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe(`/ru/cashier/paysuccess/${id}`);
    expect(await balanceOf(origin, cookie)).toBe(before + 20_000);
    const notices = await ask(origin, '/api/account.getNotices?locale=ru', { headers: { cookie } });
    expect(notices.text).toContain(`Платёж №\u00a0${id} зачислен`);
  });
});

test('after the session ends during a payment, signing in leads to the payment and not to a filled form', async () => {
  const { page, text, step, open, locale, expectRefusal } = await visit({
    device: 'desktop',
    locale: 'uz',
    returns: true,
  });
  const { origin } = site();
  const { cookie, login } = await newPlayer(page, origin);
  await step('a payment is open', async () => {
    await open('/cashier/deposit/payme');
    const form = page.getByRole('main').locator('form');
    await form.getByRole('textbox', { name: text('deposit.amount') }).fill(HANGS);
    await form.getByRole('textbox', { name: /Telefon/ }).fill('998901234567');
    await form.locator('button[type=submit]').click();
    await page.locator('[data-payment=open]').waitFor();
  });
  const [payment] = await depositsOf(origin, cookie);
  await step('its session ends', async () => {
    expectRefusal({ status: 200, path: '/api/cashier.getdepositinfo' });
    await ask(origin, '/api/auth.logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually(() => new URL(page.url()).searchParams.get('redirectUrl')).toBe(
      withLocale(`/cashier/paymobile?id=${payment?.id}`, locale),
    );
  });
  await step('after signing in, the payment is there', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=login]').fill(login);
    await dialog.locator('input[name=password]').fill('Yulduz-2026');
    await dialog.locator('button[type=submit]').click();
    await page.locator('[data-payment=open]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cashier/paymobile');
    expect(await page.getByRole('textbox', { name: text('deposit.amount') }).count()).toBe(0);
    expect(await depositsOf(origin, (await newCookie(page)) ?? cookie)).toHaveLength(1);
  });
});

async function newCookie(page: Awaited<ReturnType<typeof visit>>['page']) {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
