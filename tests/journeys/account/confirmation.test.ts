import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { linkSentTo } from '#tests/support/players/linkSentTo.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { variant } from '#tests/support/variant.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, lentSandbox } = journey();

/** A new player who has requested a confirmation e-mail, and the link in it. */
async function playerWithLink(email: string): Promise<{ player: Player; link: string }> {
  const { origin } = site();
  const player = await signUp(origin, email);
  await postForm(origin, '/api/account.sendconfirmationtocontact', { contact: email }, { cookie: player.cookie });
  return { player, link: await linkSentTo(site().sandbox, email) };
}

const enter = (page: Page, { cookie }: Player) =>
  page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const index = pair.indexOf('=');
      return { name: pair.slice(0, index), value: pair.slice(index + 1), url: site().origin };
    }),
  );
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a confirmation link, opened by a guest, confirms only on a press; once used, the link leads to the sign-in', async () => {
  const { link } = await playerWithLink('press@example.com');
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const main = page.getByRole('main');
  const press = main.getByRole('button', { name: text('auth.confirmCode') });
  await step('the opened link fills the code in and sends nothing', async () => {
    await lentSandbox().reset();
    await open(link);
    await main.getByText(text('confirmation.press', { contact: 'press@example.com' })).waitFor();
    expect(await main.getByLabel(text('auth.field.code')).inputValue()).toMatch(/^\d{6}$/);
    expect((await lentSandbox().counters())['account.confirmContact'] ?? 0).toBe(0);
  });
  await step('a press on the button confirms the contact', async () => {
    await press.click();
    await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/confirmation/success');
    await main.getByRole('link', { name: text('shell.signIn') }).waitFor();
  });
  await step('the link, opened again, is reported as used and leads to the sign-in', async () => {
    await open(link);
    await press.click();
    await main.getByText(text('profile.codeOver')).waitFor();
    const toSignIn = main.getByRole('link', { name: text('confirmation.signIn') });
    expect(new URL((await toSignIn.getAttribute('href')) ?? '', site().origin).searchParams.get('redirectUrl')).toBe(
      '/confirmation?contact=press%40example.com',
    );
    await main.getByRole('link', { name: text('confirmation.support') }).waitFor();
  });
});

variant(
  'the confirmation page of a player reports a wrong code, an early new code and a confirmed contact',
  async () => {
    const email = 'wrong@example.com';
    const { player, link } = await playerWithLink(email);
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    await enter(page, player);
    const main = page.getByRole('main');
    const code = main.getByLabel(text('auth.field.code'));
    const press = main.getByRole('button', { name: text('auth.confirmCode') });
    await step('a wrong code is reported and empties the field', async () => {
      await open(link);
      await code.fill(wrongFor(await code.inputValue()));
      await press.click();
      await main.getByText(text('profile.smsCodeError')).waitFor();
      await eventually(() => code.inputValue()).toBe('');
    });
    await step('a new code requested too early disables the buttons', async () => {
      expectRefusal({ status: 429, path: '/api/account.sendconfirmationtocontact' });
      await main.getByRole('button', { name: text('confirmation.newCode') }).click();
      const waits = main.locator('form', { has: page.locator('button[aria-disabled=true]') });
      await eventually(() => waits.count()).toBe(2);
    });
    await step('the right code confirms the contact', async () => {
      await page.reload();
      await code.fill(await codeSentTo(site().sandbox, email));
      await press.click();
      await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
      await main.getByRole('link', { name: text('confirmation.settings') }).waitFor();
    });
    await step('the link, opened again, says that the contact is confirmed', async () => {
      await open(link);
      await main.getByRole('heading', { name: text('confirmation.already') }).waitFor();
    });
  },
);

variant(
  'a confirmation link of another account is refused to a signed-in player and still works for a guest',
  async () => {
    const { link } = await playerWithLink('theirs@example.com');
    const { player } = await playerWithLink('mine@example.com');
    const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
    await enter(page, player);
    const main = page.getByRole('main');
    await step('the link of another account is refused, with a link to the support', async () => {
      await open(link);
      await main.getByRole('button', { name: text('auth.confirmCode') }).click();
      await main
        .getByRole('alert')
        .filter({ hasText: text('confirmation.foreign') })
        .waitFor();
      await main.getByRole('link', { name: text('confirmation.support') }).waitFor();
    });
    await step('without a link the page names the player’s own unconfirmed contact', async () => {
      await open('/confirmation');
      await main.getByText(text('confirmation.press', { contact: 'mine@example.com' })).waitFor();
    });
    await step('a guest confirms by the same link', async () => {
      await page.context().clearCookies();
      await page.context().addCookies([ageAnswer(site().origin)]);
      await open(link);
      await main.getByRole('button', { name: text('auth.confirmCode') }).click();
      await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
    });
  },
);

test.runIf(isFull)(
  'the confirmation page, without scripts, reports a wrong code to a guest and confirms with the right one',
  async () => {
    const email = 'plain@example.com';
    await playerWithLink(email);
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
    await step('a wrong code is reported', async () => {
      await open('/confirmation');
      await send(email, wrongFor(right));
      await main
        .getByRole('alert')
        .filter({ hasText: text('profile.smsCodeError') })
        .waitFor();
      expect(page.url()).not.toContain('plain');
    });
    await step('the right code confirms the contact', async () => {
      await send(email, right);
      await main.getByRole('heading', { name: text('confirmation.done') }).waitFor();
    });
  },
);
