import { test } from 'vitest';
import { approveSpoken } from '#tests/support/access/approveSpoken.ts';
import { startReader } from '#tests/support/access/startReader.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

test('a screen reader says each part of signing in, its errors and its end', async () => {
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
    }),
  );
  await approveSpoken(reader, 'signIn.uz');
});

variant('a screen reader says each part of signing up, its errors and its end', async () => {
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

variant('a screen reader says the login and the password of an account opened in one press', async () => {
  const { page, open, text, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
  const reader = startReader(page, [
    [/\d{7,}/g, '{login}'],
    [/\b(?=\w*\d)(?=\w*[A-Z])\w{8,}\b/g, '{password}'],
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
