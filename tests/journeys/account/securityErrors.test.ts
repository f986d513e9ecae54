import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { LOCALES } from '#shared/locales.ts';
import { journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site, lentSandbox } = journey();
const PASSWORD = 'Zarafshon-7';

interface Row {
  method: string;
  kind: 'UnknownError' | 'InternalServerError' | 'AccessDenied' | 'MethodNotFound';
  /** Title of its card. */
  card: string;
  /** Opens the form, where it is folded. */
  fold?: string;
  fill?: (card: Locator) => Promise<void>;
  press: string;
}

const ROWS: readonly Row[] = [
  {
    method: 'account.changepassword',
    kind: 'AccessDenied',
    card: 'auth.field.password',
    fold: 'security.passwordEdit',
    fill: async (card) => {
      const fields = await card.locator('input[type=password]').all();
      for (const [index, field] of fields.entries()) await field.fill(index === 0 ? `${PASSWORD}x` : PASSWORD);
    },
    press: 'security.passwordSave',
  },
  {
    method: 'account.changeTwoFactorAuth',
    kind: 'UnknownError',
    card: 'security.factor',
    fold: 'security.factorSwitchOn',
    press: 'security.factorOn',
  },
  {
    method: 'account.setPhrase',
    kind: 'MethodNotFound',
    card: 'security.phrase',
    fold: 'security.phraseEdit',
    fill: (card) => card.getByRole('textbox').fill('moviy gilam'),
    press: 'profile.save',
  },
  {
    method: 'account.revokeOtherSessions',
    kind: 'InternalServerError',
    card: 'security.sessions',
    press: 'security.endOthers',
  },
];

test.runIf(isFull).each(LOCALES)(
  'the security page in %s shows each method’s error in its card; maintenance replaces the whole page',
  async (locale) => {
    const { origin } = site();
    await signIn(origin, 'demo@yulduz.test');
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale });
    await signInAs(page, origin, 'demo@yulduz.test');
    const cardOf = (title: string) => page.getByRole('main').getByRole('region', { name: text(title), exact: true });
    await step('the security page opens', () => open('/profile/security'));
    const provoke = async (
      { method, kind }: Pick<Row, 'method' | 'kind'>,
      card: Locator,
      press: () => Promise<void>,
    ) => {
      expectRefusal({ status: new AppError(`${kind}Exception`).status, path: `/api/${method}` });
      await lentSandbox().fault({ target: method, kind, times: 1 });
      await press();
      await card
        .getByText(text(presentError(`${kind}Exception`).id))
        .first()
        .waitFor();
    };
    for (const row of ROWS)
      await step(`${row.method} ${row.kind}`, async () => {
        const card = cardOf(row.card);
        const button = card.getByRole('button', { name: text(row.press), exact: true });
        if (row.fold) await card.locator('summary').click();
        await button.waitFor();
        await row.fill?.(card);
        await provoke(row, card, () => button.click());
        await button.waitFor();
      });
    await step('account.removeSocial reports UnknownError', async () => {
      const card = cardOf('security.socials');
      const row = { method: 'account.removeSocial', kind: 'UnknownError' } as const;
      const unlink = card.getByRole('button', { name: text('security.unlinkOf', { service: 'Google' }) });
      await provoke(row, card, () => unlink.click());
      await unlink.waitFor();
    });
    await step('account.confirmTwoFactorAuth reports AccessDenied', async () => {
      const card = cardOf('security.factor');
      await card.getByRole('button', { name: text('security.factorOn') }).click();
      const code = card.getByLabel(text('auth.field.code'));
      const row = { method: 'account.confirmTwoFactorAuth', kind: 'AccessDenied' } as const;
      await provoke(row, card, () => code.fill('123456'));
    });
    await step('with every form open and refused, axe finds nothing', async () => {
      // Scrolled, the header would cover part of a link.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeProblems(page, 'main')).toEqual([]);
    });
    await step('maintenance replaces the whole page', async () => {
      const path = '/api/account.revokeOtherSessions';
      expectRefusal({ status: new AppError('ApplicationDisabledException').status, path });
      await lentSandbox().fault({ target: 'account.revokeOtherSessions', kind: 'ApplicationDisabled', times: 1 });
      await cardOf('security.sessions')
        .getByRole('button', { name: text('security.endOthers') })
        .click();
      await page.getByRole('heading', { level: 1, name: text('shell.maintenanceTitle') }).waitFor();
    });
  },
);

test('the security page offers a retry for a part that failed, and omits parts that the platform does not have', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'zero@yulduz.test');
  const main = page.getByRole('main');
  await step('one part fails, two are missing from the platform', async () => {
    await lentSandbox().fault({ target: 'account.getSessions', kind: '500' });
    await lentSandbox().fault({ target: 'account.getSocials', kind: 'MethodNotFound' });
    await lentSandbox().fault({ target: 'account.getShield', kind: 'MethodNotFound' });
    await open('/profile/security');
    await main.getByText(text('security.sessionsFailed')).waitFor();
    await main.getByRole('region', { name: text('security.factor'), exact: true }).waitFor();
    for (const absent of ['security.socials', 'security.phrase'])
      expect(await main.getByRole('heading', { name: text(absent), exact: true }).count()).toBe(0);
  });
  await step('sessions and phrase are shown after a retry', async () => {
    await lentSandbox().heal();
    await main.getByRole('button', { name: text('hall.retry') }).click();
    await main.getByRole('region', { name: text('security.sessions'), exact: true }).waitFor();
    await main.getByRole('region', { name: text('security.phrase'), exact: true }).waitFor();
  });
});
