import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { formsConfig } from '../../../sandbox/content/data/formsConfig.ts';
import type { Language } from '../../../shared/locales.ts';
import { eventually, journey, type Visitor, whenAlive } from '../../support/browsers/journey.ts';
import { signInAs } from '../../support/players/signInAs.ts';

const { visit, site } = journey();
const labelOf = (name: string, locale: Language) =>
  formsConfig.forms.profile.find((field) => field.name === name)?.label[locale] ?? name;

/** The platform is told of a draft that holds these words. */
const isStored = (request: Request, words: string) =>
  request.url().includes('/api/storage.set') && (request.postData() ?? '').includes(words);

test('what the desktop began the phone takes up, and what the phone sent is over on the desktop', async () => {
  const [desktop, phone] = [
    await visit({ returns: true, device: 'desktop', locale: 'ru' }),
    await visit({ returns: true, device: 'phone', locale: 'uz' }),
  ];
  for (const { page } of [desktop, phone]) await signInAs(page, site().origin, 'new@yulduz.test');
  const parts = ({ page, text, locale }: Visitor) => {
    const card = page.getByRole('main').getByRole('region', { name: text('settings.personal') });
    return {
      edit: card.getByText(text('settings.edit')),
      field: (name: string) => card.getByLabel(labelOf(name, locale), { exact: true }),
      note: card.getByText(text('draft.restored')),
      save: card.getByRole('button', { name: text('profile.save') }),
    };
  };
  const [there, here] = [parts(desktop), parts(phone)];
  await desktop.step('begun, without what is a secret', async () => {
    await desktop.open('/profile/settings');
    await there.edit.click();
    await there.field('first_name').fill('Anvar');
    await there.field('document').fill('31203980123456');
    const told = desktop.page.waitForRequest((request) => isStored(request, 'Karimov'));
    await there.field('last_name').fill('Karimov');
    const body = (await told).postData() ?? '';
    expect(body).toContain('Karimov');
    expect(body).not.toContain('31203980123456');
    const stored = await desktop.page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Anvar');
    expect(stored).not.toContain('31203980123456');
  });
  await desktop.step('a reload keeps it', async () => {
    await desktop.page.reload();
    await whenAlive(desktop.page);
    await there.edit.click();
    await there.note.waitFor();
    expect(await there.field('first_name').inputValue()).toBe('Anvar');
  });
  await phone.step('taken up and sent', async () => {
    await phone.open('/profile/settings');
    await here.edit.click();
    await here.note.waitFor();
    expect(await here.field('last_name').inputValue()).toBe('Karimov');
    await here.field('birth_date').fill('01.02.1990');
    const over = phone.page.waitForResponse((response) => isStored(response.request(), '"values":{}'));
    await here.save.click();
    await phone.page.getByText(phone.text('settings.saved')).first().waitFor();
    await over;
  });
  await desktop.step('over', async () => {
    await desktop.page.reload();
    await whenAlive(desktop.page);
    await there.edit.click();
    await eventually(() => there.field('first_name').inputValue()).toBe('Anvar');
    await eventually(() => there.note.count()).toBe(0);
    await eventually(() => desktop.page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft_');
  });
});

test('a guest’s registration outlives a reload in its tab, without the password; it can be wiped', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const form = page.getByRole('main').locator('form[novalidate]');
  const email = form.getByLabel(text('auth.field.email'));
  await step('typed', async () => {
    await open('/forms/sign_up?type=email');
    await email.fill('draft@example.com');
    await form.locator('input[type=password]').fill('Yulduz-2026');
  });
  await step('reloaded', async () => {
    await page.reload();
    await form.getByText(text('draft.restored')).waitFor();
    expect(await email.inputValue()).toBe('draft@example.com');
    expect(await form.locator('input[type=password]').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain(
      'Yulduz-2026',
    );
  });
  await step('wiped', async () => {
    await form.getByRole('button', { name: text('draft.discard') }).click();
    await eventually(() => email.inputValue()).toBe('');
    await page.reload();
    await whenAlive(page);
    expect(await email.inputValue()).toBe('');
  });
});

test('a phone comes back with its country, also after another way of registering was looked at', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByRole('textbox', { name: 'Номер телефона' });
  const country = dialog.getByRole('combobox', { name: text('auth.countryCode') });
  const shown = async () => `${await country.inputValue()} ${await phone.inputValue()}`;
  await step('typed, and another way looked at', async () => {
    await open('/about?show_popup_reg=phone');
    await phone.fill('+7 912 345 67 89');
    await eventually(shown).toBe('RU 912 345-67-89');
    await dialog.getByText(text('auth.way.email'), { exact: true }).click();
    await dialog.locator('input[type=email]').fill('both@example.com');
    await dialog.getByText(text('auth.way.phone'), { exact: true }).click();
    await eventually(shown).toBe('RU 912 345-67-89');
  });
  await step('loaded anew', async () => {
    await page.reload();
    await eventually(shown).toBe('RU 912 345-67-89');
    await dialog.getByText(text('draft.restored')).waitFor();
    await dialog.getByText(text('auth.way.email'), { exact: true }).click();
    await eventually(() => dialog.locator('input[type=email]').inputValue()).toBe('both@example.com');
  });
});

test('a ticket to the support outlives leaving the page, and is gone when it is sent', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  const words = page.getByRole('main').getByRole('textbox', { name: text('support.text') });
  await step('typed and left', async () => {
    await open('/support');
    await words.fill('Деньги не дошли до счёта');
    await open('/faq');
  });
  await step('back', async () => {
    await open('/support');
    await eventually(() => words.inputValue()).toBe('Деньги не дошли до счёта');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: text('support.email') })
      .fill('aziz@pochta.uz');
    await page
      .getByRole('main')
      .getByRole('button', { name: text('support.send') })
      .click();
    await eventually(() => words.count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft_');
  });
});
