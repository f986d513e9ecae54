import { test } from 'vitest';
import { approveSpoken } from '#tests/support/access/approveSpoken.ts';
import { startReader } from '#tests/support/access/startReader.ts';
import { isWatched } from '#tests/support/browsers/isWatched.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { signUp } from '#tests/support/players/signUp.ts';

const { visit, site } = journey();

test.runIf(isFull)('a screen reader says each part of signing in, its errors and its end', async () => {
  const { page, open, text, step, expectRefusal } = await visit({ device: 'desktop', locale: 'uz', returns: true });
  const reader = startReader(page);
  const dialog = page.getByRole('dialog', { name: text('auth.signIn') });
  const login = dialog.getByRole('textbox', { name: 'Telefon yoki e-pochta' });
  const send = dialog.getByRole('button', { name: text('auth.signInAction') });
  await step('the dialog is opened and read', async () => {
    await open('/rules');
    await reader.hear('opens the sign-in', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .press('Enter');
      await login.waitFor();
    });
    await reader.read('reads the dialog');
  });
  await step('an empty form is refused', () =>
    reader.hear('sends the form empty', async () => {
      await send.press('Enter');
      await dialog.locator('[aria-invalid=true]').nth(1).waitFor();
    }),
  );
  await step('a wrong password is refused', async () => {
    expectRefusal({ status: 400, path: '/api/auth.login' });
    await reader.hear('sends a wrong password', async () => {
      await login.fill('demo@yulduz.test');
      await dialog.getByLabel('Parol', { exact: true }).fill('Registon-1');
      await send.press('Enter');
      await dialog.getByText(text('auth.wrongCredentials')).first().waitFor();
    });
  });
  await step('the right password signs in', () =>
    reader.hear('sends the right password', async () => {
      await dialog.getByLabel('Parol', { exact: true }).fill('Yulduz-2026');
      await send.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.deposit') })
        .waitFor();
      await page
        .getByRole('heading', { level: 1, name: 'Slotlar, jonli kazino va tezkor oʻyinlar' })
        .waitFor({ state: 'attached' });
    }),
  );
  await approveSpoken(reader, 'signIn.uz');
});

test.runIf(isFull)('a screen reader says each part of signing up, its errors and its end', async () => {
  const { page, open, text, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const reader = startReader(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: text('auth.signUpAction') });
  await step('the page is read', async () => {
    await open('/forms/sign_up?type=email');
    await reader.read('reads the page');
  });
  await step('an empty form is refused', () =>
    reader.hear('sends the form empty', async () => {
      await send.press('Enter');
      await main.locator('[aria-invalid=true]').nth(2).waitFor();
    }),
  );
  await step('a typo is noticed', () =>
    reader.hear('types an address with a typo', async () => {
      const email = main.getByRole('textbox', { name: text('auth.field.email') });
      await email.fill('anvar@gmial.com');
      await email.press('Tab');
      await main.getByRole('button', { name: text('auth.emailTypo', { email: 'anvar@gmail.com' }) }).waitFor();
    }),
  );
  await step('the account is opened', () =>
    reader.hear('sends the form filled in', async () => {
      await main.getByRole('textbox', { name: text('auth.field.email') }).fill(`ear-${Date.now()}@yulduz.test`);
      await main.locator('input[type=password]').fill('Registon-1441');
      for (const box of await main.getByRole('checkbox').all()) await box.check();
      await send.press('Enter');
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.deposit') })
        .waitFor();
    }),
  );
  await step('the first dialog of the new player is read', () => reader.read('reads what follows'));
  await approveSpoken(reader, 'signUp.ru');
});

test.runIf(isFull)('a screen reader says the login and the password of an account opened in one press', async () => {
  const { page, open, text, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const reader = startReader(page, [
    [/\d{7,}/g, '{login}'],
    [/\b(?=\w*(?:\d|\w[A-Z]))(?=\w*[A-Z])\w{8,}\b/g, '{password}'],
  ]);
  const dialog = page.getByRole('dialog');
  await step('the account is opened and its credentials are read', async () => {
    await open('/rules?show_popup_reg=oneClick');
    await dialog.getByRole('checkbox').first().waitFor();
    await reader.read('reads the dialog');
    await reader.hear('opens the account', async () => {
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
      await dialog.locator('button[type=submit]').press('Enter');
      await page.getByText(text('auth.credentialsText')).waitFor();
    });
    await reader.read('reads the login and the password');
  });
  await approveSpoken(reader, 'oneClick.uz');
});

test.runIf(isFull)('a screen reader says each part of restoring a password', async () => {
  const { page, open, text, step } = await visit({ device: 'phone', locale: 'ru', returns: true });
  const reader = startReader(page);
  const email = `ear-${crypto.randomUUID().slice(0, 12)}@yulduz.test`;
  await signUp(site().origin, email);
  const dialog = page.getByRole('dialog');
  const send = dialog.locator('button[type=submit]');
  const repeated = dialog.locator('input[type=password]').last();
  await step('the first step is read', async () => {
    await open('/rules');
    const forgot = dialog.getByRole('button', { name: text('auth.forgot') });
    await reader.hear('opens the sign-in', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .press('Enter');
      await forgot.waitFor();
    });
    await reader.hear('opens the restoring', async () => {
      await forgot.press('Enter');
      await dialog.getByText(text('auth.restoreText')).waitFor();
    });
    await reader.read('reads the first step');
  });
  await step('the code is sent', async () => {
    await reader.hear('asks for a code', async () => {
      await dialog.getByRole('textbox').first().fill(email);
      await send.press('Enter');
      await repeated.waitFor();
    });
    await reader.read('reads the second step');
  });
  await step('a wrong code is refused', () =>
    reader.hear('sends a wrong code', async () => {
      await dialog.getByLabel(text('auth.field.code')).fill('000000');
      for (const box of await dialog.locator('input[type=password]').all()) await box.fill('Registon-1442');
      await send.press('Enter');
      await dialog.locator('[aria-invalid=true], [role=alert]:not(:empty)').first().waitFor();
    }),
  );
  await approveSpoken(reader, 'restore.ru');
});

test.runIf(isFull)('a screen reader says that an idle session ends, and how to stay', async () => {
  const { page, open, text, step } = await visit({ device: 'desktop', locale: 'uz' });
  const reader = startReader(page, [[/0:\d\d/, '{left}']]);
  await page.clock.install();
  await signInAs(page, site().origin, 'rich@yulduz.test');
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"time_to_force_logout":\d+/, '"time_to_force_logout":300');
    await route.fulfill({ response: answer, body });
  });
  const warning = page.getByRole('alertdialog', { name: text('player.inactivityTitle') });
  await step('the warning is read and answered', async () => {
    await open('/about');
    await eventually(() => isWatched(page)).toBe(true);
    await page.clock.fastForward(241_000);
    await warning.waitFor();
    await reader.read('reads the warning');
  });
  await approveSpoken(reader, 'idle.uz');
});
