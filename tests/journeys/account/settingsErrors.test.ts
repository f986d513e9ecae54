import type { Locator } from 'playwright';
import { test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { LOCALES } from '#shared/locales.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, lentSandbox } = journey();
const EMAIL = 'second-zero@example.com';

interface Row {
  method: string;
  kind: 'UnknownError' | 'InternalServerError' | 'AccessDenied' | 'MethodNotFound';
  /** Title of its card, a message id after `settings.`. */
  card: string;
  /** Opens the form, a message id after `settings.`. */
  fold: string;
  fill?: (card: Locator, text: (id: string) => string) => Promise<void>;
  press: string;
}

const ROWS: readonly Row[] = [
  { method: 'account.saveProfileInfo', kind: 'AccessDenied', card: 'personal', fold: 'edit', press: 'profile.save' },
  {
    method: 'account.addcontact',
    kind: 'UnknownError',
    card: 'contacts',
    fold: 'emailAdd',
    fill: (card, text) => card.getByLabel(text('auth.field.email')).fill('third-zero@example.com'),
    press: 'settings.add',
  },
  {
    method: 'account.addcontact',
    kind: 'MethodNotFound',
    card: 'contacts',
    fold: 'phoneAdd',
    fill: (card, text) => card.getByLabel(text('auth.field.phone')).fill('901234599'),
    press: 'settings.add',
  },
  {
    method: 'account.sendconfirmationtocontact',
    kind: 'InternalServerError',
    card: 'contacts',
    fold: 'confirm',
    press: 'auth.sendCode',
  },
  {
    method: 'account.confirmContact',
    kind: 'AccessDenied',
    card: 'contacts',
    fold: 'confirm',
    fill: (card, text) => card.getByLabel(text('auth.field.code')).fill('12345'),
    press: 'auth.confirmCode',
  },
  {
    method: 'account.setCurrency',
    kind: 'UnknownError',
    card: 'currency',
    fold: 'currencyEdit',
    press: 'profile.save',
  },
];

test.runIf(isFull).each(LOCALES)(
  'the settings in %s show each method’s error in its card; maintenance replaces the whole page',
  async (locale) => {
    const { origin } = site();
    const { cookie } = await signIn(origin, 'zero@yulduz.test');
    // Refused if the test in the other language has added it already.
    await postForm(origin, '/api/account.addcontact', { contact: EMAIL }, { cookie });
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale });
    await signInAs(page, origin, 'zero@yulduz.test');
    const main = page.getByRole('main');
    await step('the settings open', () => open('/profile/settings'));
    for (const { method, kind, card: name, fold, fill, press } of ROWS)
      await step(`${method} ${kind} ${fold}`, async () => {
        const whole = main.getByRole('region', { name: text(`settings.${name}`), exact: true });
        const card =
          name === 'contacts' && fold === 'confirm' ? whole.getByRole('listitem').filter({ hasText: EMAIL }) : whole;
        const button = card.getByRole('button', { name: text(press), exact: true });
        if (!(await button.first().isVisible()))
          await card.getByText(text(`settings.${fold}`), { exact: true }).click();
        await button.waitFor();
        await fill?.(card, text);
        if (method === 'account.saveProfileInfo') await fillPersonal(card);
        expectRefusal({ status: new AppError(`${kind}Exception`).status, path: `/api/${method}` });
        await lentSandbox().fault({ target: method, kind, times: 1 });
        if (method === 'account.confirmContact') await card.getByLabel(text('auth.field.code')).press('End');
        if (method === 'account.confirmContact') await card.getByLabel(text('auth.field.code')).pressSequentially('6');
        else await button.click();
        await card
          .getByText(text(presentError(`${kind}Exception`).id))
          .first()
          .waitFor();
        await button.waitFor();
        // Closes the form for the next row.
        await card.getByText(text(`settings.${fold}`), { exact: true }).click();
      });
    await step('maintenance replaces the whole page', async () => {
      const card = main.getByRole('region', { name: text('settings.currency'), exact: true });
      await card.getByText(text('settings.currencyEdit'), { exact: true }).click();
      const path = '/api/account.setCurrency';
      expectRefusal({ status: new AppError('ApplicationUnavailableException').status, path });
      await lentSandbox().fault({ target: 'account.setCurrency', kind: 'ApplicationUnavailable', times: 1 });
      await card.getByRole('button', { name: text('profile.save'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: text('shell.maintenanceTitle') }).waitFor();
    });
  },
);

async function fillPersonal(card: Locator): Promise<void> {
  const boxes = card.locator('input:visible');
  await boxes.nth(0).fill('Anvar');
  await boxes.nth(1).fill('Karimov');
  await boxes.nth(2).fill('01.02.1990');
}
