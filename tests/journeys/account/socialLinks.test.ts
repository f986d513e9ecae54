import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
const security = '/profile/security';

const cardOf = ({ page, text }: Pick<Visitor, 'page' | 'text'>, title: string) =>
  page.getByRole('main').getByRole('region', { name: text(title), exact: true });

variant(
  'linking a social account in a window reports a refusal and a closed window, links, and unlinks again',
  async () => {
    const visitor = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    const { page, text, open, step } = visitor;
    await signInAs(page, site().origin, 'demo@yulduz.test');
    const card = cardOf(visitor, 'security.socials');
    const link = card.getByRole('link', { name: text('security.linkOf', { service: 'Yandex' }) });
    const unlink = card.getByRole('button', { name: text('security.unlinkOf', { service: 'Yandex' }) });
    const press = async () => (await Promise.all([page.waitForEvent('popup'), link.click()]))[0];
    await step('the social accounts linked already are listed', async () => {
      await open(security);
      await card.getByRole('button', { name: text('security.unlinkOf', { service: 'Google' }) }).waitFor();
      await card.getByText('Samarqand77').waitFor();
    });
    await step('a refusal in the window is reported', async () => {
      const window = await press();
      expect(window.url()).toContain('type_auth=link');
      await window.locator('button[name=error]').click();
      await card
        .getByRole('alert')
        .filter({ hasText: text('security.link.access_denied') })
        .waitFor();
      if (!window.isClosed()) await window.close();
    });
    await step('a refusal to unlink takes the place of the report', async () => {
      const error = {
        type: 'InvalidParameterException',
        message: '',
        error_data: { service: ['xato'] },
      };
      await page.route('**/api/account.removeSocial*', (route) => route.fulfill({ json: { error } }));
      await card.getByRole('button', { name: text('security.unlinkOf', { service: 'Google' }) }).click();
      await card
        .getByRole('alert')
        .filter({ hasText: text('security.unlinkRefused') })
        .waitFor();
      await page.unroute('**/api/account.removeSocial*');
    });
    // Every run tests the same in the sign-in form.
    if (isFull)
      await step('a closed window is reported', async () => {
        await (await press()).close();
        await card
          .getByRole('alert')
          .filter({ hasText: text('security.link.cancelled') })
          .waitFor();
      });
    await step('the account is linked', async () => {
      await (await press()).locator('button[value=no-mail]').click();
      await card.getByText(text('security.offer.title', { service: 'Yandex', name: 'Qoraqum4' })).waitFor();
      expect(await unlink.count()).toBe(0);
      await card.getByLabel(text('security.oldPassword')).fill(DEMO_PASSWORD);
      await card.getByRole('button', { name: text('security.offer.confirm') }).click();
      await unlink.waitFor();
      await card.getByText('Qoraqum4').waitFor();
    });
    await step('the account is unlinked', async () => {
      await unlink.click();
      await link.waitFor();
      await page.getByText(text('security.unlinkDone')).first().waitFor();
    });
  },
);

// Every run tests the same in the sign-in form.

test.runIf(isFull)(
  'linking a social account with blocked windows happens on the page itself and reports the result',
  async () => {
    const visitor = await visit({ device: 'phone', locale: 'uz' });
    const { page, text, open, step } = visitor;
    await signInAs(page, site().origin, 'star@yulduz.test');
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const card = cardOf(visitor, 'security.socials');
    const choose = async (service: string, who: string) => {
      await card.getByRole('link', { name: text('security.linkOf', { service }) }).click();
      await page.waitForURL('**/oauth/init?*');
      await page.locator(`button[value=${who}]`).click();
      await page.waitForURL(`**${security}?*`);
    };
    await step('an account that another player has linked is refused', async () => {
      await open(security);
      await choose('Google', 'demo');
      await card
        .getByRole('alert')
        .filter({ hasText: text('security.link.already_linked') })
        .waitFor();
    });
    await step('a free account is linked after the password', async () => {
      await choose('Google', 'clash');
      await card.getByLabel(text('security.oldPassword')).fill(DEMO_PASSWORD);
      await card.getByRole('button', { name: text('security.offer.confirm') }).click();
      await page.getByText(text('security.link.done')).waitFor();
      await card.getByRole('button', { name: text('security.unlinkOf', { service: 'Google' }) }).waitFor();
    });
  },
);
