import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site, lentSandbox } = journey();

test('the notification page turns a contact’s offers on, shows a failure beside the contact, and turns all off', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'usd@yulduz.test');
  const card = page.getByRole('main').getByRole('region', { name: text('notification.subscriptions') });
  const row = card.getByRole('listitem').filter({ hasText: 'usd@yulduz.test' });
  const on = row.getByRole('button', { name: text('notification.turnOn') });
  const off = row.getByRole('button', { name: text('notification.turnOff') });
  await step('the profile menu leads to the notification page', async () => {
    await open('/profile');
    await page
      .getByRole('navigation', { name: text('profile.menu') })
      .getByRole('link', { name: text('profile.notification') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('profile.notification') }).waitFor();
    for (const id of ['offers', 'always', 'never'])
      await page.getByRole('heading', { level: 3, name: text(`notification.${id}`) }).waitFor();
  });
  await step('a failed change is reported beside the contact', async () => {
    expectRefusal({ status: 502, path: '/api/account.changeSubscription' });
    await lentSandbox().fault({ target: 'account.changeSubscription', kind: '500', times: 1 });
    await on.or(off).click();
    await row
      .getByRole('alert')
      .filter({ hasText: text('errors.InternalServerErrorException') })
      .waitFor();
  });
  await step('a refused change, of a contact that has gone in another tab, loads the contacts again', async () => {
    const error = { type: 'InvalidParameterException', message: '', error_data: { contact: ['xato'] } };
    await page.route('**/api/account.changeSubscription*', (route) => route.fulfill({ json: { error } }));
    const again = page.waitForRequest(/account\.getprofileinfo/);
    await on.or(off).click();
    await again;
    await row
      .getByRole('alert')
      .filter({ hasText: text('validation.refused') })
      .waitFor();
    await page.unroute('**/api/account.changeSubscription*');
  });
  await step('a contact’s offers are turned on', async () => {
    if (await off.isVisible()) await off.click();
    await on.click();
    await row.getByText(text('notification.isOn'), { exact: true }).waitFor();
  });
  await step('one press turns all offers off', async () => {
    const stop = card.getByRole('button', { name: text('notification.stop') });
    await stop.click();
    await row.getByText(text('notification.isOff'), { exact: true }).waitFor();
    await eventually(() => stop.count()).toBe(0);
  });
});

test.runIf(isFull)(
  'a subscription change that is rate limited disables its button and shows the seconds to wait',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    await signInAs(page, site().origin, 'rich@yulduz.test');
    const card = page.getByRole('main').getByRole('region', { name: text('notification.subscriptions') });
    await step('a change that is rate limited disables its button', async () => {
      await open('/profile/notification');
      expectRefusal({ status: 429, path: '/api/account.changeSubscription' });
      await lentSandbox().fault({ target: 'account.changeSubscription', kind: 'TooManyRequests', times: 1 });
      const press = card.getByRole('listitem').first().getByRole('button');
      await press.click();
      await eventually(() => press.isDisabled()).toBe(true);
      await page
        .getByText(text('errors.TooManyRequestsException', { seconds: 7 }))
        .first()
        .waitFor();
    });
  },
);

test.runIf(isFull)(
  'the notification page, without scripts, turns offers on, turns all off and reports each result',
  async () => {
    const { page, text, open, step } = await visit({
      returns: true,
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
    });
    await signInAs(page, site().origin, 'kyc@yulduz.test');
    const card = page.getByRole('main').getByRole('region', { name: text('notification.subscriptions') });
    const row = card.getByRole('listitem').first();
    await step('a contact’s offers are turned on, with a report', async () => {
      await open('/profile/notification');
      const off = row.getByRole('button', { name: text('notification.turnOff') });
      if (await off.isVisible()) await off.click();
      await row.getByRole('button', { name: text('notification.turnOn') }).click();
      await card
        .locator('[data-said]')
        .filter({ hasText: text('notification.onDone') })
        .waitFor();
      await row.getByText(text('notification.isOn'), { exact: true }).waitFor();
    });
    await step('one press turns all offers off, with a report', async () => {
      await card.getByRole('button', { name: text('notification.stop') }).click();
      await card
        .locator('[data-said]')
        .filter({ hasText: text('notification.offDone') })
        .waitFor();
      expect(await card.getByRole('button', { name: text('notification.stop') }).count()).toBe(0);
    });
  },
);
