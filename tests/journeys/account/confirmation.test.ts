import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ageAnswer } from '../../support/players/ageAnswer.ts';
import { codeSentTo } from '../../support/players/codeSentTo.ts';
import { isFull } from '../../support/isFull.ts';
import { eventually, journey } from '../../support/browsers/journey.ts';
import { linkSentTo } from '../../support/players/linkSentTo.ts';
import { postForm } from '../../support/wire/postForm.ts';
import { type Player, signUp } from '../../support/players/signUp.ts';

const { visit, site, lentSandbox } = journey();

/** A new player with an e-mail on its way, and the link in it. */
async function asked(email: string): Promise<{ player: Player; link: string }> {
  const { origin } = site();
  const player = await signUp(origin, email);
  await postForm(origin, '/api/account.sendconfirmationtocontact', { contact: email }, { cookie: player.cookie });
  return { player, link: await linkSentTo(site().sandbox, email) };
}

const enter = (page: Page, { cookie }: Player) =>
  page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site().origin };
    }),
  );
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a guest with the link confirms by a press, never by opening it; a used link leads to the sign-in', async () => {
  const { link } = await asked('press@example.com');
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const main = page.getByRole('main');
  const press = main.getByRole('button', { name: text('auth.confirmCode') });
  await step('opened', async () => {
    await lentSandbox().reset();
    await open(link);
    await main.getByText(text('confirmation.press', { contact: 'press@example.com' })).waitFor();
    expect(await main.getByLabel(text('auth.field.code')).inputValue()).toMatch(/^\d{6}$/);
    expect((await lentSandbox().counters())['account.confirmContact'] ?? 0).toBe(0);
  });
  await step('pressed', async () => {
    await press.click();
    await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/confirmation/success');
    await main.getByRole('link', { name: text('shell.signIn') }).waitFor();
  });
  await step('used', async () => {
    await open(link);
    await press.click();
    await main.getByText(text('profile.codeOver')).waitFor();
    const way = main.getByRole('link', { name: text('confirmation.signIn') });
    expect(new URL((await way.getAttribute('href')) ?? '', site().origin).searchParams.get('redirectUrl')).toBe(
      '/confirmation?contact=press%40example.com',
    );
    await main.getByRole('link', { name: text('confirmation.support') }).waitFor();
  });
});

test('a player is told a wrong code, asks for a new one with its wait, and finds the confirmed contact confirmed', async () => {
  const email = 'wrong@example.com';
  const { player, link } = await asked(email);
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  await enter(page, player);
  const main = page.getByRole('main');
  const code = main.getByLabel(text('auth.field.code'));
  const press = main.getByRole('button', { name: text('auth.confirmCode') });
  await step('wrong', async () => {
    await open(link);
    await code.fill(another(await code.inputValue()));
    await press.click();
    await main.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
  });
  await step('a new one too early', async () => {
    expectRefusal({ status: 429, path: '/api/account.sendconfirmationtocontact' });
    await main.getByRole('button', { name: text('confirmation.newCode') }).click();
    const waits = main.locator('form', { has: page.locator('button:disabled') });
    await eventually(() => waits.count()).toBe(2);
  });
  await step('the right one', async () => {
    await page.reload();
    await code.fill(await codeSentTo(site().sandbox, email));
    await press.click();
    await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
    await main.getByRole('link', { name: text('confirmation.settings') }).waitFor();
  });
  await step('again', async () => {
    await open(link);
    await main.getByRole('heading', { name: text('confirmation.already') }).waitFor();
  });
});

test('the link of another account is refused with the ways on, and its code stays good', async () => {
  const { link } = await asked('theirs@example.com');
  const { player } = await asked('mine@example.com');
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
  await enter(page, player);
  const main = page.getByRole('main');
  await step('refused', async () => {
    await open(link);
    await main.getByRole('button', { name: text('auth.confirmCode') }).click();
    await main
      .getByRole('alert')
      .filter({ hasText: text('confirmation.foreign') })
      .waitFor();
    await main.getByRole('link', { name: text('confirmation.support') }).waitFor();
  });
  await step('their own waiting contact is offered without a link', async () => {
    await open('/confirmation');
    await main.getByText(text('confirmation.press', { contact: 'mine@example.com' })).waitFor();
  });
  await step('as a guest it serves', async () => {
    await page.context().clearCookies();
    await page.context().addCookies([ageAnswer(site().origin)]);
    await open(link);
    await main.getByRole('button', { name: text('auth.confirmCode') }).click();
    await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
  });
});

test.runIf(isFull)('without scripts a guest types contact and code, is told what is wrong, and confirms', async () => {
  const email = 'plain@example.com';
  await asked(email);
  const { page, text, open, step } = await visit({
    returns: true,
    device: 'phone',
    locale: 'uz',
    javaScriptEnabled: false,
  });
  const main = page.getByRole('main');
  const send = async (contact: string, code: string) => {
    await main.getByLabel(text('confirmation.contact')).fill(contact);
    await main.getByLabel(text('auth.field.code')).fill(code);
    await main.getByRole('button', { name: text('auth.confirmCode') }).click();
  };
  const right = await codeSentTo(site().sandbox, email);
  await step('wrong', async () => {
    await open('/confirmation');
    await send(email, another(right));
    await main
      .getByRole('alert')
      .filter({ hasText: text('profile.smsCodeError') })
      .waitFor();
    expect(page.url()).not.toContain('plain');
  });
  await step('right', async () => {
    await send(email, right);
    await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
  });
});
