import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { sampled } from '#tests/support/sampled.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey();
/** Empty, too short, too long, and characters that no rule allows. */
const TYPED = ['', 'a', 'x'.repeat(2_500), 'парол ъ 😀`<'];
/** Forms that validate themselves; the browser validates the others (a search). */
const OURS = 'form[novalidate]';
const BOXES = 'input:not([type=hidden],[type=checkbox],[type=radio],[type=file]), textarea';

/** Submits a form with each kind of nonsense. It must show messages, not message ids or placeholders, and the page must stay. */
async function submitNonsense({ page, locale }: Visitor, form: Locator, name: string, kinds = TYPED): Promise<void> {
  for (const typed of kinds) {
    for (const box of await form.locator(BOXES).filter({ visible: true }).all()) {
      await box.fill(typed);
      await box.blur();
    }
    await form.locator('button[type=submit]').last().click();
    if (typed === '') await eventually(() => form.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
    const shown = await form.innerText();
    expect(shown, `${locale} ${name} "${typed.slice(0, 9)}"`).not.toMatch(/\$\$|\{\w+\}|validation\.|undefined|…/);
  }
  await eventually(() => page.getByRole('main').count()).toBe(1);
}

const languages = LOCALES.map((locale, turn) => [locale, turn] as const);

variant.each(isFull ? languages : languages.slice(0, 1))(
  'the forms of public pages in %s answer nonsense with messages, never with message ids or placeholders',
  async (locale, turn) => {
    const visitor = await visit({ returns: true, device: locale === 'uz' ? 'phone' : 'desktop', locale });
    const { page, open, step } = visitor;
    const withForms = await (pagesWithForms ??= findPagesWithForms());
    expect(withForms).toEqual(expect.arrayContaining(['/forms/sign_in', '/forms/sign_up', '/offers', '/support']));
    // Each page in one language, empty and with one kind of nonsense; in the full run in both languages, with every kind.
    for (const [index, path] of withForms.entries())
      if (isFull || index % LOCALES.length === turn)
        await step(path, async () => {
          await open(path);
          const forms = page.getByRole('main').locator(OURS);
          await eventually(() => forms.count()).toBeGreaterThan(0);
          for (const form of await forms.all())
            await submitNonsense(visitor, form, path, ['', ...sampled(TYPED.slice(1), index)]);
        });
  },
);

let pagesWithForms: Promise<string[]> | undefined;

async function findPagesWithForms(): Promise<string[]> {
  const pages = [...(await publicPages(site().origin)), ...['email', 'oneClick'].map(signUpBy)];
  // One after the other: a burst of pages that are in no cache is shed when the machine is slow.
  const found: string[] = [];
  for (const { path, status } of pages) if (status === 200 && (await hasForm(path))) found.push(path);
  return found;
}

const signUpBy = (type: string) => ({ path: `/forms/sign_up?type=${type}`, status: 200 });

async function hasForm(path: string): Promise<boolean> {
  const html = await (await fetch(site().origin + path)).text();
  return /<form[^>]* novalidate/i.test(html);
}

test('the sign-up form says the error of each wrong field in its place, sets the country of a phone and offers to correct an e-mail typo', async () => {
  const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const form = page.getByRole('main').locator(OURS);
  await step(
    'errors stand at phone, password and age box, move nothing above the first, and their fields are said',
    async () => {
      await open('/forms/sign_up?type=phone');
      const first = form.getByRole('textbox', { name: 'Telefon raqami' });
      const top = () => first.evaluate((field) => Math.round(field.getBoundingClientRect().top + window.scrollY));
      await first.fill('90 123');
      const before = await top();
      await form.locator('button[type=submit]').click();
      const said = form.getByRole('alert').filter({ hasText: text('validation.problems') });
      await eventually(() => said.innerText()).toMatch(/Telefon raqami, Parol, 18\syoshga toʻlganman/);
      await form.getByText(text('validation.phoneIncomplete', { count: 4 })).waitFor();
      await form.getByText('Davom etish uchun belgilang').waitFor();
      expect(await said.innerText()).not.toContain('Davom etish uchun belgilang');
      await eventually(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await top()).toBe(before);
    },
  );
  await step('the error of an empty password stands at its meter, whose verdict would take the same room', async () => {
    const gap = await form.locator('input[autocomplete=new-password]').evaluate((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const error = ids.map((id) => document.getElementById(id)).findLast((one) => one?.checkVisibility());
      return (error?.getBoundingClientRect().top ?? Number.NaN) - field.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThan(8);
    expect(gap).toBeLessThan(30);
  });
  const phone = form.getByRole('textbox', { name: 'Telefon raqami' });
  const country = form.getByRole('combobox', { name: text('auth.countryCode') });
  const shown = async () => `${await country.inputValue()} ${await phone.inputValue()}`;
  await step('a typed phone sets the country by its code', async () => {
    for (const [typed, expected] of [
      ['+998901234567', 'UZ 90 123-45-67'],
      ['998901234567', 'UZ 90 123-45-67'],
      ['+7 912 345 67 89', 'RU 912 345-67-89'],
      ['998901234567', 'UZ 90 123-45-67'],
      ['79123456789', 'RU 912 345-67-89'],
    ] as const) {
      await phone.fill('');
      await phone.pressSequentially(typed);
      await eventually(shown).toBe(expected);
    }
  });
  await step('a pasted phone sets the country by its code', async () => {
    for (const [pasted, expected] of [
      ['+998 (90) 123-45-67', 'UZ 90 123-45-67'],
      ['+77011234567', 'KZ 701 123-45-67'],
    ] as const) {
      await phone.fill(pasted);
      await eventually(shown).toBe(expected);
    }
  });
  await step('a phone of another country and one that is too long are refused', async () => {
    await country.selectOption('UZ');
    for (const typed of ['+442079460958', '9012345678']) {
      await phone.fill(typed);
      await phone.blur();
      await eventually(() => phone.getAttribute('aria-invalid')).toBe('true');
    }
  });
  await step('a typo in the e-mail is not an error, and one press corrects it', async () => {
    await page.getByRole('link', { name: text('auth.method.email') }).click();
    const field = form.getByRole('textbox', { name: text('auth.field.email') });
    await field.fill('anvar@gmial.com');
    await field.blur();
    const question = page.getByRole('button', { name: text('auth.emailTypo', { email: 'anvar@gmail.com' }) });
    await question.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await question.click();
    await eventually(() => field.inputValue()).toBe('anvar@gmail.com');
    await question.waitFor({ state: 'detached' });
  });
});

test('forms in dialogs answer nonsense with messages; a game report restores its draft and is sent with the game', async () => {
  const visitor = await visit({ returns: true, device: 'desktop', locale: 'uz' });
  const { page, text, open, step } = visitor;
  const dialog = page.getByRole('dialog');
  const form = dialog.locator(OURS);
  await step('the sign-up answers an empty form with messages', async () => {
    await open('/about?show_popup_reg=email');
    await submitNonsense(visitor, form, 'registration', ['']);
  });
  await step('restoring a password refuses an empty login and accepts a known one', async () => {
    await dialog.getByRole('button', { name: text('auth.signInAction') }).click();
    await dialog.getByRole('button', { name: text('auth.forgot') }).click();
    await form.locator(BOXES).fill('');
    await form.locator('button[type=submit]').click();
    await form.locator('[aria-invalid=true]').waitFor();
    await form.locator(BOXES).fill('demo@yulduz.test');
    await form.locator('button[type=submit]').click();
    await form.locator('input[type=password]').first().waitFor();
  });
  await step('a repeated password is validated again when the first one changes', async () => {
    const newPasswords = form.locator('input[autocomplete=new-password]');
    const [first, repeat] = [newPasswords.first(), newPasswords.last()];
    await first.fill('Choynak-1');
    await first.blur();
    expect(await form.locator('[aria-invalid=true]').count()).toBe(0);
    await repeat.fill('Choynak-1');
    await repeat.blur();
    await first.fill('Choynak-2');
    await form.getByText(text('validation.passwordRepeat')).waitFor();
    await first.fill('Choynak-1');
    await form.getByText(text('validation.passwordRepeat')).waitFor({ state: 'detached' });
  });
  await step('a refused code leaves an empty field with the focus', async () => {
    const code = form.locator('input[autocomplete=one-time-code]');
    await code.fill('000000');
    await form.locator('button[type=submit]').click();
    await form.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
    await submitNonsense(visitor, form, 'restore');
  });
  await step('the report of a game answers nonsense with messages', async () => {
    await open('/platform/game/zarafshon-vault');
    await page.getByRole('button', { name: text('game.report') }).click();
    await dialog.getByText('zarafshon-vault', { exact: false }).waitFor();
    await submitNonsense(visitor, form, 'report', ['', ...sampled(TYPED.slice(1), 1)]);
  });
  const report = dialog.getByRole('textbox', { name: text('support.text') });
  await step('the draft of the report is restored', async () => {
    await report.fill('Barabanlar aylanmay qoldi');
    await dialog.getByRole('button', { name: text('support.close') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Zarafshon Vault' }).waitFor();
    await page.getByRole('button', { name: text('game.report') }).click();
    await dialog.getByText(text('draft.restored')).waitFor();
    expect(await report.inputValue()).toBe('Barabanlar aylanmay qoldi');
  });
  await step('the sent report names the game', async () => {
    await dialog.getByRole('textbox', { name: text('support.email') }).fill('aziz@pochta.uz');
    await dialog.getByRole('button', { name: text('support.send') }).click();
    await dialog.getByText(text('support.sent')).waitFor();
    const developers = await (await fetch(site().sandbox)).text();
    expect(developers).toMatch(/Barabanlar aylanmay qoldi[\s\S]*zarafshon-vault/);
  });
});

variant(
  'the credentials of a one-click account stay shown after Escape, Back and a reload until they are saved',
  async () => {
    const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
    const credentials = page.getByRole('dialog', { name: text('auth.credentials') });
    const password = () => credentials.locator('dd').last().innerText();
    let made = '';
    await step('a one-click account is registered with the tracking keys of the address', async () => {
      await open('/faq');
      await open('/about?show_popup_reg=oneClick&track_id=7&goal_id=g-9');
      const form = page.getByRole('dialog').locator(OURS);
      await form.getByRole('checkbox').first().check();
      const [request] = await Promise.all([
        page.waitForRequest(/\/api\/auth\.register/),
        form.locator('button[type=submit]').click(),
      ]);
      expect(request.postData()).toMatch(/name="track_id"\s+7\s[^]*name="goal_id"\s+g-9\s/);
      made = await password();
      expect(made).toMatch(/^\w{8,}$/);
      await credentials.getByText('восстановить пароль будет нельзя', { exact: false }).waitFor();
    });
    await step('the credentials cannot be dismissed', async () => {
      expect(await credentials.getByRole('button', { name: text('auth.close') }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(await password()).toBe(made);
      // A signed-in player is sent home.
      await page.waitForURL(/\/ru\?register=success$/);
      await page.reload();
      expect(await password()).toBe(made);
      // The dialog's keys are removed from a player's address, the partner's keys are not.
      await page.goBack();
      await page.waitForURL(/\/ru\/about\?track_id=7&goal_id=g-9$/);
      expect(await password()).toBe(made);
    });
    await step('the credentials are copied', async () => {
      await page.evaluate(() => {
        Object.assign(navigator.clipboard, {
          writeText: async (copied: string) => void Reflect.set(window, 'copied', copied),
        });
      });
      await credentials.getByRole('button', { name: text('auth.copy') }).click();
      await credentials.getByRole('button', { name: text('auth.copied') }).waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain(made);
    });
    await step('after a download the dialog closes and does not return', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        credentials.getByRole('button', { name: text('auth.download') }).click(),
      ]);
      const stream = await file.createReadStream();
      let saved = '';
      for await (const chunk of stream) saved += String(chunk);
      expect(saved).toContain(made);
      await page.keyboard.press('Escape');
      await credentials.waitFor({ state: 'detached' });
      await open('/faq');
      expect(await page.evaluate(() => sessionStorage.getItem('unsaved_credentials'))).toBeNull();
    });
  },
);

test.runIf(isFull)(
  'a social sign-in with blocked windows happens on the page itself and returns to backUrl',
  async () => {
    const { page, text, open, step } = await visit({ returns: true, device: 'phone', locale: 'ru' });
    await open('/about?backUrl=%2Fru%2Foffers');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await eventually(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBe('/ru/offers');
    const press = async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shell.signIn') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: text('auth.social.with', { service: 'Google' }) })
        .click();
      await page.waitForURL('**/oauth/init?*');
      expect(page.context().pages()).toHaveLength(1);
    };
    await step('the page itself signs in and returns to backUrl', async () => {
      await press();
      await page.locator('button[value=demo]').click();
      await page.waitForURL('**/ru/offers');
      await page
        .getByRole('banner')
        .getByText(text('shell.balance'), { exact: true })
        .first()
        .waitFor({ state: 'attached' });
    });
  },
);

variant(
  'a social sign-in in a window reports a refusal and a closed window, then signs in and returns to backUrl',
  async () => {
    const { page, text, open, step } = await visit({ returns: true, device: 'desktop', locale: 'uz' });
    await open('/about?backUrl=%2Foffers');
    await eventually(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBe('/offers');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shell.signIn') })
      .click();
    const dialog = page.getByRole('dialog');
    const press = async () => {
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        dialog.getByRole('link', { name: text('auth.social.with', { service: 'Google' }) }).click(),
      ]);
      return window;
    };
    await step('a refusal in the window is reported in the dialog', async () => {
      const window = await press();
      expect(window.url()).toContain('/oauth/init?service=google');
      await window.locator('button[name=error]').click();
      await dialog
        .getByRole('alert')
        .filter({ hasText: text('auth.social.access_denied') })
        .waitFor();
      if (!window.isClosed()) await window.close();
    });
    await step('a closed window is reported in the dialog', async () => {
      await (await press()).close();
      await dialog
        .getByRole('alert')
        .filter({ hasText: text('auth.social.cancelled') })
        .waitFor();
    });
    await step('the window signs in, and the page returns to backUrl', async () => {
      await (await press()).locator('button[value=demo]').click();
      await page.waitForURL('**/offers');
      await page
        .getByRole('banner')
        .getByText(text('shell.balance'), { exact: true })
        .first()
        .waitFor({ state: 'attached' });
      expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
    });
  },
);

test.each(['uz', 'ru'] as const)(
  'all of a sign-up, down to the link to support, is on a laptop’s screen (%s)',
  async (locale) => {
    const { page, text, open } = await visit({ device: 'desktop', locale });
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(viewport);
      await open(paths.signUp.build());
      const main = page.getByRole('main');
      const box = await main.getByRole('link', { name: text('auth.support') }).boundingBox();
      expect(box && box.y + box.height, `${viewport.width}`).toBeLessThanOrEqual(viewport.height);
    }
  },
);
