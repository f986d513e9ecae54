import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { eventually, journey, type Visitor, whenAlive } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
const labelOf = (name: string, locale: SandboxLanguage) =>
  formsConfig.forms.profile.find((field) => field.name === name)?.label[locale] ?? name;

/** Whether the request stores a draft with this content on the platform. */
const isStored = (request: Request, content: string) =>
  request.url().includes('/api/storage.set') && (request.postData() ?? '').includes(content);

variant(
  'a settings draft begun on a desktop is continued on a phone, and gone from the desktop once saved there',
  async () => {
    const [desktop, phone] = [
      await visit({ returns: true, device: 'desktop', locale: 'ru' }),
      await visit({ returns: true, device: 'phone', locale: 'uz' }),
    ];
    for (const { page } of [desktop, phone]) await signInAs(page, site().origin, 'new@yulduz.test');
    const parts = ({ page, text, locale }: Visitor) => {
      const card = page.getByRole('main').getByRole('region', { name: text('settings.personal') });
      return {
        edit: card.locator('summary').first(),
        field: (name: string) => card.getByLabel(labelOf(name, locale), { exact: true }),
        note: card.getByText(text('draft.restored')),
        save: card.getByRole('button', { name: text('profile.save') }),
      };
    };
    const [there, here] = [parts(desktop), parts(phone)];
    await desktop.step('the desktop stores the draft without the document number', async () => {
      await desktop.open('/profile/settings');
      await there.edit.click();
      await there.field('first_name').fill('Anvar');
      await there.field('document').fill('31203980123456');
      const draftStored = desktop.page.waitForRequest((request) => isStored(request, 'Karimov'));
      await there.field('last_name').fill('Karimov');
      const body = (await draftStored).postData() ?? '';
      expect(body).toContain('Karimov');
      expect(body).not.toContain('31203980123456');
      const stored = await desktop.page.evaluate(() => JSON.stringify(localStorage));
      expect(stored).toContain('Anvar');
      expect(stored).not.toContain('31203980123456');
    });
    await desktop.step('a reload restores the draft', async () => {
      await desktop.page.reload();
      await whenAlive(desktop.page);
      await there.edit.click();
      await there.note.waitFor();
      expect(await there.field('first_name').inputValue()).toBe('Anvar');
    });
    await phone.step('the phone restores the draft and saves the form', async () => {
      await phone.open('/profile/settings');
      await here.edit.click();
      await here.note.waitFor();
      expect(await here.field('last_name').inputValue()).toBe('Karimov');
      await here.field('birth_date').fill('01.02.1990');
      const draftCleared = phone.page.waitForResponse((response) => isStored(response.request(), '"values":{}'));
      await here.save.click();
      await phone.page.getByText(phone.text('settings.saved')).first().waitFor();
      await draftCleared;
    });
    await desktop.step('the draft is gone from the desktop', async () => {
      await desktop.page.reload();
      await whenAlive(desktop.page);
      await there.edit.click();
      await eventually(() => there.field('first_name').inputValue()).toBe('Anvar');
      await eventually(() => there.note.count()).toBe(0);
      await eventually(() => desktop.page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft_');
    });
  },
);

test('a guest’s sign-up draft survives a reload without the password, and can be discarded', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const form = page.getByRole('main').locator('form[novalidate]');
  const email = form.getByLabel(text('auth.field.email'));
  await step('a guest types an e-mail and a password', async () => {
    await open('/forms/sign_up?type=email');
    await email.fill('draft@example.com');
    await form.locator('input[type=password]').fill('Yulduz-2026');
  });
  await step('a reload restores the e-mail and not the password', async () => {
    await page.reload();
    await form.getByText(text('draft.restored')).waitFor();
    expect(await email.inputValue()).toBe('draft@example.com');
    expect(await form.locator('input[type=password]').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain(
      'Yulduz-2026',
    );
  });
  await step('discarding empties the draft, also after a reload', async () => {
    await form.getByRole('button', { name: text('draft.discard') }).click();
    await eventually(() => email.inputValue()).toBe('');
    await page.reload();
    await whenAlive(page);
    expect(await email.inputValue()).toBe('');
  });
});

test.runIf(isFull)(
  'a phone in a sign-up draft is restored with its country, also after another auth method was opened',
  async () => {
    const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    const dialog = page.getByRole('dialog');
    const phone = dialog.getByRole('textbox', { name: 'Номер телефона' });
    const country = dialog.getByRole('combobox', { name: text('auth.countryCode') });
    const shown = async () => `${await country.inputValue()} ${await phone.inputValue()}`;
    await step('a phone is typed, and another auth method is opened in between', async () => {
      await open('/about?show_popup_reg=phone');
      await phone.fill('+7 912 345 67 89');
      await eventually(shown).toBe('RU 912 345-67-89');
      await dialog.getByText(text('auth.method.email'), { exact: true }).click();
      await dialog.locator('input[type=email]').fill('both@example.com');
      await dialog.getByText(text('auth.method.phone'), { exact: true }).click();
      await eventually(shown).toBe('RU 912 345-67-89');
    });
    await step('a reload restores the phone with its country, and the e-mail', async () => {
      await page.reload();
      await eventually(shown).toBe('RU 912 345-67-89');
      await dialog.getByText(text('draft.restored')).waitFor();
      await dialog.getByText(text('auth.method.email'), { exact: true }).click();
      await eventually(() => dialog.locator('input[type=email]').inputValue()).toBe('both@example.com');
    });
  },
);

test('the draft of a support ticket survives leaving the page and is deleted once the ticket is sent', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'ru' });
  const ticket = page.getByRole('main').getByRole('textbox', { name: text('support.text') });
  await step('a ticket is typed, and the visitor leaves the page', async () => {
    await open('/support');
    await ticket.fill('Деньги не дошли до счёта');
    await open('/faq');
  });
  await step('the draft is restored on return, and the ticket is sent', async () => {
    await open('/support');
    await eventually(() => ticket.inputValue()).toBe('Деньги не дошли до счёта');
    await page
      .getByRole('main')
      .getByRole('textbox', { name: text('support.email') })
      .fill('aziz@pochta.uz');
    await page
      .getByRole('main')
      .getByRole('button', { name: text('support.send') })
      .click();
    await eventually(() => ticket.count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft_');
  });
});
