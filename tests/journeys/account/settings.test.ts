import { expect, test } from 'vitest';
import { formsConfig } from '../../../sandbox/content/data/formsConfig.ts';
import type { Language } from '../../../shared/locales.ts';
import { codeSentTo } from '../../support/players/codeSentTo.ts';
import { isFull } from '../../support/isFull.ts';
import { eventually, journey, whenAlive } from '../../support/browsers/journey.ts';
import { newPlayer } from '../../support/players/newPlayer.ts';
import { signInAs } from '../../support/players/signInAs.ts';
import { readPage } from '../../support/wire/readPage.ts';
import { signIn } from '../../support/players/signIn.ts';
import { messagesOf } from '../../support/messagesOf.ts';

const { visit, site, lentSandbox } = journey();
const labelOf = (name: string, locale: Language) =>
  formsConfig.forms.profile.find((field) => field.name === name)?.label[locale] ?? name;

test('personal data: what is wrong stands at its field, what is right is saved and the player goes on', async () => {
  const { page, text, locale, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: text('settings.personal') });
  const field = (name: string) => card.getByLabel(labelOf(name, locale), { exact: true });
  const save = card.getByRole('button', { name: text('profile.save') });
  await step('led here: said once, and the form is open', async () => {
    await open('/profile/settings?from=%2Foffers&toastType=needProfile');
    await page.getByText(text('settings.notice.needProfile')).first().waitFor();
    await eventually(() => page.url()).not.toContain('toastType');
    await field('first_name').waitFor();
  });
  await step('wrong', async () => {
    await field('first_name').fill('Zuhro1');
    await field('birth_date').fill('31.12.2020');
    await save.click();
    for (const name of ['first_name', 'last_name', 'birth_date'])
      await eventually(() => field(name).getAttribute('aria-invalid')).toBe('true');
  });
  await step('what only the platform knows to be wrong', async () => {
    await field('first_name').fill('Zuhro');
    await field('last_name').fill('Anvarova');
    await field('birth_date').fill('01.02.1990');
    await field('address').fill('a'.repeat(201));
    await save.click();
    await card.getByText('Matn juda uzun').first().waitFor();
  });
  await step('saved, and on to where the player came from', async () => {
    await field('address').fill('Amir Temur 1');
    await field('sex').selectOption('2');
    await save.click();
    await eventually(() => new URL(page.url()).pathname).toBe('/offers');
  });
  await step('known from now on', async () => {
    await open('/profile/settings');
    for (const value of ['Zuhro', 'Anvarova', '01.02.1990', 'Ayol', 'Amir Temur 1'])
      await card.getByText(value, { exact: true }).waitFor();
  });
});

test('a verified player sees what is locked, and the support beside it', async () => {
  const { origin } = site();
  const text = messagesOf('uz');
  const { mainText, inMain } = await readPage(origin, '/profile/settings', await signIn(origin, 'star@yulduz.test'));
  expect(mainText).toContain(text('settings.locked'));
  const card = expect.arrayContaining([text('settings.personal')]);
  expect(inMain).toContainEqual(expect.objectContaining({ role: 'link', name: text('profile.support'), inside: card }));
});

test('a contact is added, refused where it is taken, and proved by its code', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  await newPlayer(page, site().origin);
  const card = page.getByRole('main').getByRole('region', { name: text('settings.contacts') });
  const add = card.getByRole('button', { name: text('settings.add') });
  const own = card.getByRole('listitem').filter({ hasText: 'second@example.com' });
  const code = own.getByLabel(text('auth.field.code'));
  await step('a taken address', async () => {
    await open('/profile/settings');
    await card.getByText(text('settings.emailAdd')).click();
    await card.getByLabel(text('auth.field.email')).fill('demo@yulduz.test');
    await add.click();
    await card.getByText('С этой почтой аккаунт уже открыт').first().waitFor();
  });
  await step('a new one', async () => {
    await card.getByLabel(text('auth.field.email')).fill('second@example.com');
    await add.click();
    await own.getByText(text('settings.unconfirmed')).waitFor();
  });
  await step('half a phone is told apart from a whole one', async () => {
    await card.getByText(text('settings.phoneAdd')).click();
    await card.getByLabel(text('auth.field.phone')).pressSequentially('90123');
    await add.click();
    await card
      .getByText(text('validation.phoneIncomplete', { count: 4 }))
      .first()
      .waitFor();
  });
  await step('a code: sent, and again only after a while', async () => {
    await own.getByText(text('settings.confirm')).click();
    await own.getByRole('button', { name: text('auth.sendCode') }).click();
    await own.getByText(text('auth.codeSentTo', { contact: 'second@example.com' })).waitFor();
    expect(await own.getByRole('button').first().isDisabled()).toBe(true);
  });
  await step('a wrong code', async () => {
    const right = await codeSentTo(site().sandbox, 'second@example.com');
    await code.pressSequentially(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await own.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
  });
  await step('the right one', async () => {
    await code.pressSequentially(await codeSentTo(site().sandbox, 'second@example.com'));
    await own.getByText(text('settings.confirmed'), { exact: true }).waitFor();
    expect(await own.getByText(text('settings.confirm')).count()).toBe(0);
  });
});

test.runIf(isFull)('a code asked for too often waits, and the wait is seen', async () => {
  const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'unconfirmed@yulduz.test');
  const card = page.getByRole('main').getByRole('region', { name: text('settings.contacts') });
  await step('refused', async () => {
    await open('/profile/settings');
    expectRefusal({ status: 429, path: '/api/account.sendconfirmationtocontact' });
    await lentSandbox().fault({ target: 'account.sendconfirmationtocontact', kind: 'TooManyRequests', times: 1 });
    await card.getByText(text('settings.confirm')).click();
    await card.getByRole('button', { name: text('auth.sendCode') }).click();
    await page
      .getByText(text('errors.TooManyRequestsException', { seconds: 7 }))
      .first()
      .waitFor();
    expect(await card.getByRole('button').first().isDisabled()).toBe(true);
  });
});

test('an account without money changes its currency; one with money is not asked', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: text('settings.currency') });
  await step('with money', async () => {
    const { origin } = site();
    const { inMain } = await readPage(origin, '/profile/settings', await signIn(origin, 'limit@yulduz.test'));
    const regions = inMain.filter(({ role }) => role === 'region').map(({ name }) => name);
    expect(regions).toContain(text('settings.contacts'));
    expect(regions).not.toContain(text('settings.currency'));
  });
  await step('without', async () => {
    await signInAs(page, site().origin, 'zero@yulduz.test');
    await open('/profile/settings');
    await card.getByText(text('settings.currencyEdit')).click();
    await card.getByLabel(text('auth.field.currency')).selectOption('USD');
    await card.getByRole('button', { name: text('profile.save') }).click();
    await page.getByText(text('settings.currencyDone')).first().waitFor();
    await card.getByText(text('settings.currencyText', { currency: 'USD' })).waitFor();
  });
  await step('and back, as others are to find the account', async () => {
    await card.getByText(text('settings.currencyEdit')).click();
    await card.getByLabel(text('auth.field.currency')).selectOption('UZS');
    await card.getByRole('button', { name: text('profile.save') }).click();
    await card.getByText(text('settings.currencyText', { currency: 'UZS' })).waitFor();
  });
});

test('the look, the saving of data and the language are chosen here too', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  const card = page.getByRole('main').getByRole('region', { name: text('shell.look') });
  await step('look', async () => {
    await open('/profile/settings');
    await card.getByText(text('shell.theme.light')).click();
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await card.getByRole('switch', { name: text('shell.dataSaver') }).check();
    await card.getByRole('switch', { name: text('profile.hideBalance') }).check();
    await page.getByRole('banner').getByText('••••').first().waitFor();
    await page.reload();
    await whenAlive(page);
    expect(await card.getByRole('switch', { name: text('shell.dataSaver') }).isChecked()).toBe(true);
  });
  await step('language', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Русский' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/ru/profile/settings');
    await page.getByRole('banner').getByText('••••').first().waitFor();
  });
});

test.runIf(isFull)('without scripts personal data are refused with what is wrong, then saved', async () => {
  const { page, text, locale, open, step } = await visit({
    returns: true,
    device: 'phone',
    locale: 'ru',
    javaScriptEnabled: false,
  });
  await signInAs(page, site().origin, 'rejected@yulduz.test');
  const main = page.getByRole('main');
  const personal = main.getByRole('region', { name: text('settings.personal') });
  await step('personal data refused, with what is wrong', async () => {
    await open('/profile/settings?from=%2Fru%2Foffers');
    await personal.getByText(text('settings.edit')).click();
    await personal.getByLabel(labelOf('first_name', locale), { exact: true }).fill('Анвар');
    await personal.getByLabel(labelOf('last_name', locale), { exact: true }).fill('Каримов');
    await personal.getByLabel(labelOf('birth_date', locale), { exact: true }).fill('31.12.2020');
    await personal.getByRole('button', { name: text('profile.save') }).click();
    await personal
      .getByRole('alert')
      .filter({ hasText: text('settings.birthDateRule') })
      .waitFor();
    expect(page.url()).not.toContain('2020');
  });
  await step('taken, with the way on', async () => {
    await personal.getByLabel(labelOf('first_name', locale), { exact: true }).fill('Анвар');
    await personal.getByLabel(labelOf('last_name', locale), { exact: true }).fill('Каримов');
    await personal.getByLabel(labelOf('birth_date', locale), { exact: true }).fill('01.02.1990');
    await personal.getByRole('button', { name: text('profile.save') }).click();
    await personal.getByText(text('settings.saved')).waitFor();
    await personal.getByText('Анвар', { exact: true }).waitFor();
    expect(await personal.getByRole('link', { name: text('settings.goOn') }).getAttribute('href')).toBe('/ru/offers');
  });
});

test.runIf(isFull)('without scripts a contact is added and proved by its code', async () => {
  const { page, text, open, step } = await visit({
    returns: true,
    device: 'phone',
    locale: 'ru',
    javaScriptEnabled: false,
  });
  await signInAs(page, site().origin, 'kyc@yulduz.test');
  const contacts = page.getByRole('main').getByRole('region', { name: text('settings.contacts') });
  const own = contacts.getByRole('listitem').filter({ hasText: 'third@example.com' });
  await step('a contact', async () => {
    await open('/profile/settings');
    await contacts.getByText(text('settings.emailAdd')).click();
    await contacts.getByLabel(text('auth.field.email')).fill('third@example.com');
    await contacts
      .getByRole('button', { name: text('settings.add') })
      .first()
      .click();
    await contacts.getByText(text('settings.emailDone')).waitFor();
  });
  await step('its code', async () => {
    await own.getByText(text('settings.confirm')).click();
    await own.getByRole('button', { name: text('auth.sendCode') }).click();
    await own.getByText(text('settings.codeDone')).waitFor();
    await own.getByLabel(text('auth.field.code')).fill('000000');
    await own.getByRole('button', { name: text('auth.confirmCode') }).click();
    await own
      .getByRole('alert')
      .filter({ hasText: text('profile.smsCodeError') })
      .waitFor();
    await own.getByLabel(text('auth.field.code')).fill(await codeSentTo(site().sandbox, 'third@example.com'));
    await own.getByRole('button', { name: text('auth.confirmCode') }).click();
    await contacts.getByText(text('settings.confirmDone')).waitFor();
    await own.getByText(text('settings.confirmed'), { exact: true }).waitFor();
  });
});
