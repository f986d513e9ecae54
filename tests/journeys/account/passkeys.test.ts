import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { paths } from '#shared/url/paths.ts';
import { addAuthenticator } from '#tests/support/browsers/addAuthenticator.ts';
import { chunkOf } from '#tests/support/browsers/chunkOf.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';

const { visit, site } = journey();
const security = paths.profileSecurity.build();

/** Passkeys belong to a host with a name. */
const named = () => site().origin.replace('127.0.0.1', 'localhost');

async function visitor(locale: 'uz' | 'ru') {
  const one = await visit({ device: 'phone', locale, baseURL: named(), vendors: [named()] });
  await one.page.context().addCookies([ageAnswer(named())]);
  return { ...one, authenticator: await addAuthenticator(one.page) };
}

const cardOf = ({ page, text }: Pick<Visitor, 'page' | 'text'>) =>
  page.getByRole('main').getByRole('region', { name: text('security.passkeys'), exact: true });

test('a passkey is made in one press, signs in from the login field, is named, lost, and removed with the password', async () => {
  const here = await visitor('uz');
  const { page, text, open, step, authenticator } = here;
  const card = cardOf(here);
  const { login, cookie, ...more } = await fundedPlayer(site());
  await beThePlayer(page, named(), { login, cookie, ...more });
  await step('one press makes it', async () => {
    await open(security);
    await card.getByRole('button', { name: text('passkey.make') }).click();
    await page.getByText(text('passkey.made')).first().waitFor();
    await card.getByRole('listitem').waitFor();
    expect(await authenticator.credentials()).toBe(1);
    expect(await axeProblems(page)).toEqual([]);
  });
  await step('on this device there is one already', async () => {
    await card.getByRole('button', { name: text('passkey.make') }).click();
    await card
      .getByRole('alert')
      .filter({ hasText: text('passkey.alreadyHere') })
      .waitFor();
  });
  await step('it gets a name', async () => {
    await card.getByText(text('security.passkeyEdit')).click();
    await card.getByLabel(text('security.passkeyName')).fill('Ish telefoni');
    await card.getByRole('button', { name: text('profile.save') }).click();
    await card.getByText('Ish telefoni').first().waitFor();
  });
  await step('the login field offers it, and it signs in without a press', async () => {
    await page.context().clearCookies({ name: 'sid' });
    await open(paths.signIn.build());
    await page.waitForURL((url) => !url.pathname.includes('sign_in'));
    const answer = await page.request.get('/api/account.getInfo');
    expect(((await answer.json()) as { data: { login: string } }).data.login).toBe(login);
  });
  await step('the device is lost: the password signs in', async () => {
    await authenticator.lose();
    await page.context().clearCookies({ name: 'sid' });
    await open(paths.signIn.build());
    expect(await page.getByLabel(text('auth.field.login')).getAttribute('autocomplete')).toBe('username webauthn');
    await page.getByLabel(text('auth.field.login')).fill(login);
    await page.getByLabel(text('auth.field.password'), { exact: true }).fill(DEMO_PASSWORD);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('auth.signInAction'), exact: true })
      .click();
    await page.waitForURL((url) => !url.pathname.includes('sign_in'));
  });
  await step('the lost passkey is removed', async () => {
    await open(security);
    await card.getByText(text('security.passkeyEdit')).click();
    await card.getByRole('button', { name: text('security.passkeyEndOf', { name: 'Ish telefoni' }) }).click();
    await page.getByText(text('security.passkeyRemoved')).first().waitFor();
    await eventually(() => card.getByRole('listitem').count()).toBe(0);
  });
});

test('the button of passkeys, which comes late, moves nothing of the sign-in page', async () => {
  const { page, text, open } = await visitor('uz');
  const loaded = Promise.withResolvers<void>();
  await page.route(`**${chunkOf('client/features/auth/passkey/PasskeyEntry.tsx')}`, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await open(paths.signIn.build());
  const main = page.getByRole('main');
  const places = () =>
    main
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await places();
  expect(await main.getByRole('link', { name: text('auth.support') }).count()).toBe(1);
  loaded.resolve();
  await main.getByRole('button', { name: text('passkey.enter') }).waitFor();
  expect((await places()).slice(0, before.length)).toEqual(before);
});

test('the dialog of the sign-in has a button for a passkey; a removed one is refused in calm words, and the field still takes a password', async () => {
  const here = await visitor('ru');
  const { page, text, open, step, authenticator } = here;
  const player = await fundedPlayer(site());
  await beThePlayer(page, named(), player);
  await step('a passkey is made, and removed elsewhere', async () => {
    await open(security);
    await cardOf(here)
      .getByRole('button', { name: text('passkey.make') })
      .click();
    await page.getByText(text('passkey.made')).first().waitFor();
    await authenticator.answers(false);
    const { items } = await player.get<{ items: { id: string }[] }>('account.getPasskeys');
    await player.post('account.removePasskey', { id: items[0]?.id ?? '' });
  });
  await step('the button uses it, and the refusal leaves the form', async () => {
    await page.context().clearCookies({ name: 'sid' });
    await open('/?show_popup_auth=1');
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: text('passkey.enter') });
    await button.waitFor();
    await authenticator.answers(true);
    await button.click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: text('passkey.refused') })
      .waitFor();
    expect(await dialog.getByLabel(text('auth.field.password'), { exact: true }).isEnabled()).toBe(true);
  });
});

test('a withdrawal of a player with a second factor is confirmed by a passkey in place of the code', async () => {
  const here = await visitor('uz');
  const { page, text, open, step } = here;
  const player = await fundedPlayer(site());
  await secondFactorOn(site(), player);
  await beThePlayer(page, named(), player);
  const main = page.getByRole('main');
  await step('a passkey is made', async () => {
    await open(security);
    await cardOf(here)
      .getByRole('button', { name: text('passkey.make') })
      .click();
    await page.getByText(text('passkey.made')).first().waitFor();
  });
  await step('the withdrawal asks for the code and takes the passkey', async () => {
    await open(paths.withdraw.build());
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    await main.getByRole('button', { name: text('passkey.prove') }).click();
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
  });
});
