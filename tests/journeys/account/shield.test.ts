import { expect } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { variant } from '#tests/support/variant.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site } = journey({ SANDBOX_WITHDRAWAL_HOLD: '24' });
const security = '/profile/security';
const PHRASE = 'moviy gilam';
const login = 'twofactor@yulduz.test';
const [loginField, passwordField] = formsConfig.forms.login;

/** Signs in up to the second step. */
async function toTheCode({ page, text, locale, open }: Visitor): Promise<void> {
  const main = page.getByRole('main');
  await open('/forms/sign_in');
  await main.getByLabel(loginField?.label[locale] ?? '').fill(login);
  await main.getByLabel(passwordField?.label[locale] ?? '', { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: text('auth.signInAction') }).click();
  await main.getByText(text('auth.twoFactorText')).waitFor();
}

variant(
  'a security phrase is shown in the account menu, in e-mails and at the second step of a known device only',
  async () => {
    const visitor = await visit({ device: 'desktop', locale: 'uz', returns: true });
    const { page, text, open, step } = visitor;
    const main = page.getByRole('main');
    const card = main.getByRole('region', { name: text('security.phrase'), exact: true });
    const shown = text('auth.yourPhrase', { phrase: PHRASE });
    await step('a player without a phrase signs in', async () => {
      await toTheCode(visitor);
      await main.getByLabel(text('auth.field.code')).fill(await codeSentTo(site().sandbox, login));
      await eventually(() => new URL(page.url()).pathname).toBe('/');
    });
    await step('an address as a phrase is refused at its field', async () => {
      await open(security);
      await card.getByText(text('security.phraseNone')).waitFor();
      await card.getByText(text('security.phraseEdit')).click();
      await card.getByLabel(text('security.phraseField'), { exact: true }).fill('https://yulduz.uz');
      await card.getByRole('button', { name: text('profile.save') }).click();
      await eventually(() => card.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    });
    await step('a phrase is saved', async () => {
      await card.getByLabel(text('security.phraseField'), { exact: true }).fill(PHRASE);
      await card.getByRole('button', { name: text('profile.save') }).click();
      await card.getByText(PHRASE, { exact: true }).waitFor();
    });
    await step('the account menu shows the phrase', async () => {
      const banner = page.getByRole('banner');
      await banner
        .locator('summary')
        .filter({ hasText: text('shell.account') })
        .click();
      await banner.getByText(shown).waitFor();
    });
    await step('the second step and the e-mail with its code show the phrase', async () => {
      await main.getByRole('button', { name: text('shell.signOut') }).click();
      await eventually(() => new URL(page.url()).pathname).toBe('/');
      await toTheCode(visitor);
      await main.getByText(shown).waitFor();
      expect(await (await fetch(site().sandbox)).text()).toContain(` · ${PHRASE}`);
    });
    const otherDevice = await visit({ device: 'phone', locale: 'uz', returns: true });
    await otherDevice.step('the second step of another device does not show the phrase', async () => {
      await toTheCode(otherDevice);
      expect(await otherDevice.page.getByText(PHRASE).count()).toBe(0);
    });
  },
);

variant(
  'after a password change the security page and the cashier say that withdrawals are on hold, and why',
  async () => {
    const { page, text, open, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
    const player = await signIn(site().origin, 'star@yulduz.test');
    await beThePlayer(page, site().origin, player);
    const [before = ''] = text('security.hold.password', { time: '|' }).split('|');
    await step('before the change the page names no hold', async () => {
      expect((await readPage(site().origin, `/ru${security}`, player)).mainText).not.toContain(before);
      await open('/rules');
    });
    await step('the security page shows the hold after the change', async () => {
      const isDone = await page.evaluate(async (password) => {
        const body = new FormData();
        body.set('old_password', password);
        for (const name of ['password', 'repeat_password']) body.set(name, `${password}q`);
        const answer = await fetch('/api/account.changepassword?version=2.34&locale=ru', { method: 'POST', body });
        return 'data' in ((await answer.json()) as object);
      }, DEMO_PASSWORD);
      expect(isDone).toBe(true);
      await open(security);
      await page.getByText(before).waitFor();
    });
    await step('the cashier shows the hold in place of its form', async () => {
      const [held = ''] = text('withdraw.heldFor.password', { at: '|' }).split('|');
      const main = page.getByRole('main');
      await open('/cashier/withdraw');
      await main.getByRole('heading', { name: text('withdraw.heldTitle') }).waitFor();
      expect(await main.getByText(text('withdraw.ready')).count()).toBe(0);
      await main.getByText(held).waitFor();
      expect(await main.getByRole('button', { name: text('withdraw.go') }).count()).toBe(0);
      // The document contains the reason too, for a browser without scripts.
      expect(await (await page.request.get('/ru/cashier/withdraw')).text()).toContain(held);
      await main.getByRole('link', { name: text('withdraw.toSecurity') }).click();
      await eventually(() => new URL(page.url()).pathname).toBe('/ru/profile/security');
    });
  },
);
