import { expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { eventually, journey, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';
import { readPage } from '#tests/support/wire/readPage.ts';

const { visit, site, lentSandbox } = journey();
const labelOf = (name: string, locale: SandboxLanguage) =>
  formsConfig.forms.profile.find((field) => field.name === name)?.label[locale] ?? name;

test('the personal data form shows errors at their fields, saves valid data and returns to the page in "from"', async () => {
  const { page, text, locale, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await newPlayer(page, site().origin);
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: text('settings.personal') });
  const field = (name: string) => card.getByLabel(labelOf(name, locale), { exact: true });
  const save = card.getByRole('button', { name: text('profile.save') });
  await step('the notice is shown once, and the form is open', async () => {
    await open('/profile/settings?from=%2Foffers&toastType=needProfile');
    await page.getByText(text('settings.notice.needProfile')).first().waitFor();
    await eventually(() => page.url()).not.toContain('toastType');
    await field('first_name').waitFor();
  });
  await step('wrong names and a wrong birth date are marked', async () => {
    await field('first_name').fill('Zuhro1');
    await field('birth_date').fill('31.12.2020');
    await save.click();
    for (const name of ['first_name', 'last_name', 'birth_date'])
      await eventually(() => field(name).getAttribute('aria-invalid')).toBe('true');
  });
  await step('an address that is too long is reported at its field', async () => {
    await field('first_name').fill('Zuhro');
    await field('last_name').fill('Anvarova');
    await field('birth_date').fill('1.2.1990');
    await eventually(() => field('birth_date').inputValue()).toBe('01.02.1990');
    await field('birth_date').fill('');
    await field('birth_date').pressSequentially('1.2.1990');
    await eventually(() => field('birth_date').inputValue()).toBe('01.02.1990');
    await field('address').fill('a'.repeat(201));
    await save.click();
    await card
      .getByText(text('validation.maxLength', { max: 200 }))
      .first()
      .waitFor();
  });
  await step('valid data is saved, and the page in "from" opens', async () => {
    await field('address').fill('Amir Temur 1');
    await field('sex').selectOption('2');
    await save.click();
    await eventually(() => new URL(page.url()).pathname).toBe('/offers');
  });
  await step('the saved data is shown', async () => {
    await open('/profile/settings');
    for (const value of ['Zuhro', 'Anvarova', '01.02.1990', 'Ayol', 'Amir Temur 1'])
      await card.getByText(value, { exact: true }).waitFor();
  });
  await step('the pencil of a row opens the form at its field', async () => {
    const pencil = card.getByRole('button', { name: text('settings.editOf', { name: labelOf('last_name', locale) }) });
    await pencil.click();
    await eventually(() => field('last_name').evaluate((input) => input === document.activeElement)).toBe(true);
    const missing = card.getByText(new RegExp(text('settings.fill', { count: '\\d+' })));
    expect(await missing.count()).toBe(1);
  });
});

test('the settings of a verified player say that personal data is locked, and link to the support', async () => {
  const { origin } = site();
  const text = messagesOf('uz');
  const { mainText, inMain } = await readPage(origin, '/profile/settings', await signIn(origin, 'star@yulduz.test'));
  expect(mainText).toContain(text('settings.locked'));
  const card = expect.arrayContaining([text('settings.personal')]);
  expect(inMain).toContainEqual(expect.objectContaining({ role: 'link', name: text('profile.support'), inside: card }));
});

variant('an added e-mail is refused if taken and confirmed by its code; an incomplete phone is refused', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  await newPlayer(page, site().origin);
  const card = page.getByRole('main').getByRole('region', { name: text('settings.contacts') });
  const add = card.getByRole('button', { name: text('settings.add') });
  const contact = card.getByRole('listitem').filter({ hasText: 'second@example.com' });
  const code = contact.getByLabel(text('auth.field.code'));
  await step('a taken e-mail is refused', async () => {
    await open('/profile/settings');
    await card.getByText(text('settings.emailAdd')).click();
    await card.getByLabel(text('auth.field.email')).fill('demo@yulduz.test');
    await add.click();
    await card.getByText('С этой почтой аккаунт уже открыт').first().waitFor();
  });
  await step('a free e-mail is added as unconfirmed', async () => {
    await card.getByLabel(text('auth.field.email')).fill('second@example.com');
    await add.click();
    await contact.getByText(text('settings.unconfirmed')).waitFor();
  });
  await step('an incomplete phone is refused', async () => {
    await card.getByText(text('settings.phoneAdd')).click();
    await card.getByLabel(text('auth.field.phone')).pressSequentially('90123');
    await add.click();
    await card
      .getByText(text('validation.phoneIncomplete', { count: 4 }))
      .first()
      .waitFor();
  });
  await step('a code is sent, and the next one only after a wait', async () => {
    await contact.getByText(text('settings.confirm')).click();
    await contact.getByRole('button', { name: text('auth.sendCode') }).click();
    await contact.getByText(text('auth.codeSentTo', { contact: 'second@example.com' })).waitFor();
    expect(await contact.getByRole('button').first().isDisabled()).toBe(true);
  });
  await step('a wrong code is reported and empties the field', async () => {
    const right = await codeSentTo(site().sandbox, 'second@example.com');
    await code.pressSequentially(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await contact.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
  });
  await step('the right code confirms the e-mail', async () => {
    await code.pressSequentially(await codeSentTo(site().sandbox, 'second@example.com'));
    await contact.getByText(text('settings.confirmed'), { exact: true }).waitFor();
    expect(await contact.getByText(text('settings.confirm')).count()).toBe(0);
  });
});

test.runIf(isFull)(
  'a confirmation code requested too often disables the button and shows the seconds to wait',
  async () => {
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'uz' });
    await signInAs(page, site().origin, 'unconfirmed@yulduz.test');
    const card = page.getByRole('main').getByRole('region', { name: text('settings.contacts') });
    await step('a code requested too often disables the button', async () => {
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
  },
);

variant('an account without money can change its currency; one with money has no currency card', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: text('settings.currency') });
  await step('the settings of an account with money have no currency card', async () => {
    const { origin } = site();
    const { inMain } = await readPage(origin, '/profile/settings', await signIn(origin, 'limit@yulduz.test'));
    const regions = inMain.filter(({ role }) => role === 'region').map(({ name }) => name);
    expect(regions).toContain(text('settings.contacts'));
    expect(regions).not.toContain(text('settings.currency'));
  });
  await step('an account without money changes its currency', async () => {
    await signInAs(page, site().origin, 'zero@yulduz.test');
    await open('/profile/settings');
    await card.getByText(text('settings.currencyEdit')).click();
    await card.getByLabel(text('auth.field.currency')).selectOption('USD');
    await card.getByRole('button', { name: text('profile.save') }).click();
    await page.getByText(text('settings.currencyDone')).first().waitFor();
    await card.getByText(text('settings.currencyText', { currency: 'USD' })).waitFor();
  });
  await step('the currency is restored for other tests', async () => {
    await card.getByText(text('settings.currencyEdit')).click();
    await card.getByLabel(text('auth.field.currency')).selectOption('UZS');
    await card.getByRole('button', { name: text('profile.save') }).click();
    await card.getByText(text('settings.currencyText', { currency: 'UZS' })).waitFor();
  });
});

test('the settings page changes the theme, the data saver, the hidden balance and the language', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  await signInAs(page, site().origin, 'rich@yulduz.test');
  const card = page.getByRole('main').getByRole('region', { name: text('shell.look') });
  await step('theme, data saver and hidden balance change, also after a reload', async () => {
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
  await step('the language link opens the same page in Russian', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Русский' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/ru/profile/settings');
    await page.getByRole('banner').getByText('••••').first().waitFor();
  });
});

test.runIf(isFull)(
  'the personal data form, without scripts, reports a wrong birth date, then saves and links to "from"',
  async () => {
    const { page, text, locale, open, step } = await visit({
      returns: true,
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
    });
    await signInAs(page, site().origin, 'rejected@yulduz.test');
    const main = page.getByRole('main');
    const personal = main.getByRole('region', { name: text('settings.personal') });
    await step('a wrong birth date is reported', async () => {
      await open('/profile/settings?from=%2Fru%2Foffers');
      await personal.locator('summary').first().click();
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
    await step('valid data is saved, with a link to the page in "from"', async () => {
      await personal.getByLabel(labelOf('first_name', locale), { exact: true }).fill('Анвар');
      await personal.getByLabel(labelOf('last_name', locale), { exact: true }).fill('Каримов');
      await personal.getByLabel(labelOf('birth_date', locale), { exact: true }).fill('01.02.1990');
      await personal.getByRole('button', { name: text('profile.save') }).click();
      await personal.getByText(text('settings.saved')).waitFor();
      await personal.getByText('Анвар', { exact: true }).waitFor();
      expect(await personal.getByRole('link', { name: text('settings.goOn') }).getAttribute('href')).toBe('/ru/offers');
    });
  },
);

test.runIf(isFull)(
  'the contacts card, without scripts, adds an e-mail, refuses a wrong code and confirms the right one',
  async () => {
    const { page, text, open, step } = await visit({
      returns: true,
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
    });
    await signInAs(page, site().origin, 'kyc@yulduz.test');
    const contacts = page.getByRole('main').getByRole('region', { name: text('settings.contacts') });
    const contact = contacts.getByRole('listitem').filter({ hasText: 'third@example.com' });
    await step('an e-mail is added', async () => {
      await open('/profile/settings');
      await contacts.getByText(text('settings.emailAdd')).click();
      await contacts.getByLabel(text('auth.field.email')).fill('third@example.com');
      await contacts
        .getByRole('button', { name: text('settings.add') })
        .first()
        .click();
      await contacts.getByText(text('settings.emailDone')).waitFor();
    });
    await step('a wrong code is refused, then the right one confirms', async () => {
      await contact.getByText(text('settings.confirm')).click();
      await contact.getByRole('button', { name: text('auth.sendCode') }).click();
      await contact.getByText(text('settings.codeDone')).waitFor();
      await contact.getByLabel(text('auth.field.code')).fill('000000');
      await contact.getByRole('button', { name: text('auth.confirmCode') }).click();
      await contact
        .getByRole('alert')
        .filter({ hasText: text('profile.smsCodeError') })
        .waitFor();
      await contact.getByLabel(text('auth.field.code')).fill(await codeSentTo(site().sandbox, 'third@example.com'));
      await contact.getByRole('button', { name: text('auth.confirmCode') }).click();
      await contacts.getByText(text('settings.confirmDone')).waitFor();
      await contact.getByText(text('settings.confirmed'), { exact: true }).waitFor();
    });
  },
);
