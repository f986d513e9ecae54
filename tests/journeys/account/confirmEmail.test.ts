import { expect, test } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';

const { visit, site, lentSandbox } = journey();
const wrongCode = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

test.runIf(isFull)(
  'the dialog that confirms a new e-mail reports a short code, a wrong one, a spent one and too many attempts',
  async () => {
    const email = 'after-signing-up@example.uz';
    const { page, text, open, step, expectRefusal } = await visit({ returns: true, device: 'phone', locale: 'ru' });
    const dialog = page.getByRole('dialog');
    const code = dialog.getByLabel(text('auth.field.code'));
    await step('a new account registers with the box for offers unticked', async () => {
      await open('/about?show_popup_reg=email');
      await dialog.locator('input[type=email]').fill(email);
      await dialog.locator('input[type=password]').fill('Yulduz-2026');
      const boxes = dialog.getByRole('checkbox');
      for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
      await boxes.first().check();
      await dialog.locator('button[type=submit]').click();
      await dialog.getByText(text('auth.confirmEmailText', { contact: email })).waitFor();
    });
    await step('a code is sent to the e-mail', async () => {
      await dialog.getByRole('button', { name: text('auth.sendCode') }).click();
      await dialog.getByText(text('auth.codeSentTo', { contact: email })).waitFor();
    });
    await step('a code that is too short is refused and focuses its field', async () => {
      await code.fill('123');
      await dialog.getByRole('button', { name: text('auth.confirmCode') }).click();
      await dialog.getByText(text('validation.code')).waitFor();
      await eventually(() => code.getAttribute('aria-invalid')).toBe('true');
      await eventually(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
      await code.fill('1234');
      await eventually(() => code.getAttribute('aria-invalid')).toBeNull();
      await code.fill('');
    });
    await step('a wrong code is reported and empties the field', async () => {
      await code.pressSequentially(wrongCode(await codeSentTo(site().sandbox, email), 1));
      await dialog.getByText(text('profile.smsCodeError')).waitFor();
      await eventually(() => code.inputValue()).toBe('');
    });
    await step('after five wrong codes the right one is refused too', async () => {
      const right = await codeSentTo(site().sandbox, email);
      for (let by = 2; by < 6; by += 1) {
        await eventually(() => code.inputValue()).toBe('');
        await code.pressSequentially(wrongCode(right, by));
        await eventually(() => code.inputValue()).toBe('');
      }
      await code.pressSequentially(right);
      await dialog.getByText(text('profile.codeOver')).waitFor();
    });
    await step('after too many attempts the button is disabled', async () => {
      expectRefusal({ status: 429, path: '/api/account.confirmContact' });
      await lentSandbox().fault({ target: 'account.confirmContact', kind: 'TooManyRequests', times: 1 });
      await code.pressSequentially('123456');
      const waiting = dialog.locator('button[type=submit][aria-disabled=true]');
      await waiting.filter({ hasText: text('auth.confirmCode') }).waitFor();
    });
  },
);
