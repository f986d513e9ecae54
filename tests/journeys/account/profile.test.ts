import { expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { WELCOME_MAIN } from '#sandbox/world/rewards/grantWelcome.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { withLocale } from '#shared/locales.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site, lentSandbox } = journey();
const phone = { returns: true, device: 'phone', locale: 'uz' } as const;
const WELCOME = formatNumber(WELCOME_MAIN / 100);
const [loginField, passwordField] = formsConfig.forms.login;

test('the profile shows nickname and balances, hides sums on a press, and links to the cashier and the club', async () => {
  const { page, text, open, step } = await visit(phone);
  await signInAs(page, site().origin, 'new@yulduz.test');
  const main = page.getByRole('main');
  const money = main.getByRole('region', { name: text('profile.balances') });
  const pill = page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: text('shell.balance') });
  await step('the profile has nickname, verification state and private headers', async () => {
    await open('/profile');
    await main.getByRole('heading', { level: 1, name: 'Yangi26' }).waitFor();
    await main.getByText(text('profile.notVerified')).waitFor();
    expect(await main.getByRole('progressbar').count()).toBe(1);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect((await page.request.get('/profile')).headers()['cache-control']).toBe('private, no-store, no-transform');
  });
  await step('the balances link to deposit and withdrawal', async () => {
    for (const [name, href] of [
      ['shell.deposit', '/cashier/deposit'],
      ['profile.withdraw', '/cashier/withdraw'],
    ] as const)
      expect(await money.getByRole('link', { name: text(name) }).getAttribute('href')).toBe(href);
  });
  await step('a press hides the balances, also in the header', async () => {
    await money.getByText(WELCOME).waitFor();
    await money.getByRole('button', { name: text('profile.hideBalance') }).click();
    await money.getByRole('button', { name: text('profile.showBalance') }).waitFor();
    expect(await page.getByText(WELCOME).filter({ visible: true }).count()).toBe(0);
    await pill.getByText('••••').waitFor();
  });
  await step('the balance stays hidden, also before the scripts run and in the other language', async () => {
    await page.reload({ waitUntil: 'commit' });
    await pill.getByText('••••').waitFor();
    await whenAlive(page);
    await page.goto(withLocale('/profile', 'ru'));
    await page.getByRole('banner').getByText('••••').first().waitFor();
    await open('/profile');
    await money.getByRole('button', { name: text('profile.showBalance') }).click();
    await money.getByText(WELCOME).waitFor();
  });
  await step('the menu leads to the club, and the account menu back', async () => {
    await main
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.loyalty') })
      .click();
    await main
      .getByRole('region', { name: text('loyalty.standing') })
      .getByRole('link', { name: text('loyalty.toClubPage') })
      .click();
    await eventually(() => new URL(page.url()).pathname).toBe('/loyalty');
    // A menu that is opened during the navigation closes with the previous page.
    await main.getByRole('heading', { level: 1, name: 'Yulduz klubi' }).waitFor();
    await page.getByRole('banner').locator('summary').last().click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('profile.title') })
      .click();
    await main.getByRole('heading', { level: 1, name: 'Yangi26' }).waitFor();
  });
});

test.runIf(isFull)(
  'a guest who opens a private page is asked to sign in, and lands in the profile afterwards',
  async () => {
    const { page, text, locale, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    await step('the sign-in opens, and Escape leads home', async () => {
      await open('/cashier/deposit?from=test');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/ru/cashier/deposit?from=test');
      const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
      await dialog.getByRole('textbox').first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await eventually(() => page.url()).toMatch(/\/ru$/);
    });
    await step('after signing in the profile is shown, then the page with open tasks', async () => {
      await open('/profile');
      const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
      await dialog.getByLabel(loginField?.label[locale] ?? '').fill('ru@yulduz.test');
      await dialog.getByLabel(passwordField?.label[locale] ?? '', { exact: true }).fill(DEMO_PASSWORD);
      await dialog.getByRole('button', { name: text('auth.signInAction') }).click();
      await page.getByRole('main').getByText('Chorsu21').first().waitFor();
      await eventually(() => new URL(page.url()).pathname).toBe('/ru/profile/settings');
    });
  },
);

variant(
  'signing in requests profile and loyalty; the account menu shows open tasks and a link with the points',
  async () => {
    const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    const banner = page.getByRole('banner');
    await step('signing in requests profile and loyalty', async () => {
      await open('/forms/sign_in');
      const answered = ['loyalty.getinfo', 'account.getprofileinfo'].map((method) =>
        page.waitForResponse((response) => response.url().includes(`/api/${method}`)),
      );
      const main = page.getByRole('main');
      await main.getByLabel(loginField?.label.uz ?? '').fill('unconfirmed@yulduz.test');
      await main.getByLabel(passwordField?.label.uz ?? '', { exact: true }).fill(DEMO_PASSWORD);
      await main.getByRole('button', { name: text('auth.signInAction') }).click();
      for (const answer of await Promise.all(answered)) expect(answer.status()).toBe(200);
    });
    await step('the account menu shows the open task, and the points lead to the club', async () => {
      await banner
        .locator('summary')
        .filter({ hasText: text('shell.account') })
        .click();
      await banner.getByRole('link', { name: text('profile.tasksCount', { count: '1' }) }).waitFor();
      await banner.getByRole('link', { name: / ball$/ }).click();
      await eventually(() => new URL(page.url()).pathname).toBe('/profile/loyalty');
    });
  },
);

variant(
  'the nickname form shows every refusal, saves a valid nickname, and is disabled after too many attempts',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({ ...phone, locale: 'ru' });
    await signInAs(page, site().origin, 'usd@yulduz.test');
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: text('profile.fakename') });
    const save = main.getByRole('button', { name: text('profile.save') });
    const problem = main.locator('[id$=fakename-message]');
    await step('the nickname form opens', async () => {
      await open('/profile');
      await main.getByText(text('profile.fakenameEdit')).click();
    });
    for (const [typed, message] of [
      ['abc', text('validation.minLength', { min: 4 })],
      ['a b c d', text('validation.fakename')],
      ['Humo1', 'Этот псевдоним уже занят'],
      ['Abcdefghijklmnopqrstuvwxyz', text('validation.maxLength', { max: 20 })],
    ] as const)
      await step(`the nickname ${typed} is refused`, async () => {
        await field.fill(typed);
        await save.click();
        await problem.filter({ hasText: message }).waitFor();
      });
    for (const kind of ['InternalServerError', 'AccessDenied', 'MethodNotFound', 'UnknownError'] as const)
      await step(`${kind} is shown in the form`, async () => {
        const { status } = new AppError(`${kind}Exception`);
        expectRefusal({ status, path: '/api/account.changefakename' });
        await lentSandbox().fault({ target: 'account.changefakename', kind, times: 1 });
        await field.fill('Kamalak5');
        await save.click();
        const message = text(presentError(`${kind}Exception`).id);
        await main.getByRole('alert').filter({ hasText: message }).waitFor();
      });
    await step('a valid nickname is saved', async () => {
      await lentSandbox().heal();
      await field.fill('Kamalak5');
      await save.click();
      await main.getByRole('heading', { level: 1, name: 'Kamalak5' }).waitFor();
      await page.getByText(text('profile.fakenameSaved')).first().waitFor();
    });
    await step('too many attempts: the message is shown and the button is disabled', async () => {
      expectRefusal({ status: 429, path: '/api/account.changefakename' });
      await lentSandbox().fault({ target: 'account.changefakename', kind: 'TooManyRequests', times: 1 });
      await main.getByText(text('profile.fakenameEdit')).click();
      await field.fill('Kamalak6');
      await save.click();
      await page
        .getByText(text('errors.TooManyRequestsException', { seconds: 7 }))
        .first()
        .waitFor();
      expect(await main.getByRole('button', { name: text('profile.save') }).isDisabled()).toBe(true);
    });
  },
);

test('the profile names an unconfirmed e-mail, counts the task in the settings link, and asks for documents', async () => {
  const { origin } = site();
  const text = messagesOf('uz');
  const profile = await readPage(origin, '/profile', await signIn(origin, 'unconfirmed@yulduz.test'));
  const settings = profile.inMain.find(({ href }) => href === '/profile/settings');
  expect(profile.mainText).toContain('unconfirmed@yulduz.test');
  expect(settings?.name).toContain(text('profile.tasksCount', { count: '1' }));
  const { mainText } = await readPage(origin, '/profile', await signIn(origin, 'kyc@yulduz.test'));
  expect(mainText).toContain(text('profile.task.documents'));
});

test('the profile, when loyalty.getinfo fails, says that a part is missing and loads the part on retry', async () => {
  const { page, text, open, step } = await visit(phone);
  await signInAs(page, site().origin, 'zero@yulduz.test');
  const main = page.getByRole('main');
  await step('while loyalty.getinfo fails, the missing part is named', async () => {
    await lentSandbox().fault({ target: 'loyalty.getinfo', kind: '500' });
    await open('/profile');
    await main.getByText(text('profile.partMissing'), { exact: false }).waitFor();
    expect(await main.getByRole('progressbar').count()).toBe(0);
  });
  await step('once loyalty.getinfo works, a retry shows the part', async () => {
    await lentSandbox().heal();
    await main.getByRole('button', { name: text('profile.again') }).click();
    await main.getByRole('progressbar').waitFor();
    await main.getByText(text('profile.partMissing'), { exact: false }).waitFor({ state: 'detached' });
  });
});

test('signing out in one tab sends another tab from the profile to home, as a guest', async () => {
  const { page, text, open, step } = await visit(phone);
  await signInAs(page, site().origin, 'wager@yulduz.test');
  await open('/profile');
  const other = await page.context().newPage();
  await step('signing out in another tab sends this one home', async () => {
    await other.goto('/profile');
    await whenAlive(other);
    await other
      .getByRole('main')
      .getByRole('button', { name: text('shell.signOut') })
      .click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('html').getAttribute('data-uid')).toBeNull();
  });
});

test.runIf(isFull)(
  'the profile, without scripts, refuses a taken nickname, saves a free one and signs out',
  async () => {
    const { page, text, open, step } = await visit({ ...phone, javaScriptEnabled: false });
    await signInAs(page, site().origin, 'cashback@yulduz.test');
    const main = page.getByRole('main');
    const send = async (name: string) => {
      await main.getByRole('textbox', { name: text('profile.fakename') }).fill(name);
      await main.getByRole('button', { name: text('profile.save') }).click();
    };
    await step('a taken nickname is refused', async () => {
      await open('/profile');
      await main.getByText(text('profile.fakenameEdit')).click();
      await send('Humo1');
      await main
        .getByRole('alert')
        .filter({ hasText: text('profile.fakenameRefused') })
        .waitFor();
      expect(page.url()).not.toContain('Humo');
    });
    await step('a free nickname is saved', async () => {
      await send('Zarnigor7');
      await main.getByRole('heading', { level: 1, name: 'Zarnigor7' }).waitFor();
      await main.getByText(text('profile.fakenameSaved')).waitFor();
    });
    await step('signing out shows a guest’s header', async () => {
      await main.getByRole('button', { name: text('shell.signOut') }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .waitFor();
    });
  },
);
