import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { sheetsOf } from '#tests/support/looks/sheetsOf.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';

const { visit, site, sandbox } = journey();
const security = '/profile/security';

const cardOf = ({ page, text }: Pick<Visitor, 'page' | 'text'>, title: string) =>
  page.getByRole('main').getByRole('region', { name: text(title), exact: true });

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Pastes a code as a message spells it, with a space. */
const paste = (field: Locator, code: string) =>
  field.evaluate(
    (input, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', given);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );

test('the second factor is turned on by a sent code, refuses wrong and expired codes, and is turned off again', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const { page, text, open, step, expectRefusal } = visitor;
  const login = 'usd@yulduz.test';
  await signInAs(page, site().origin, login);
  const card = cardOf(visitor, 'security.factor');
  const code = card.getByLabel(text('auth.field.code'));
  const press = (label: string) => card.getByRole('button', { name: text(label) }).click();
  await step('the key is shown as a QR code and as text', async () => {
    await open(security);
    await card.getByText(text('security.off'), { exact: true }).waitFor();
    await card.getByText(text('security.factorSwitchOn')).click();
    await press('security.factorOn');
    await card.getByRole('img', { name: text('security.qr') }).waitFor();
    await card.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).waitFor();
    expect(await card.getByRole('button').first().isEnabled()).toBe(true);
    expect(await card.getByRole('button', { name: text('auth.resend') }).isDisabled()).toBe(true);
  });
  await step('a wrong code empties the field', async () => {
    await paste(code, wrongFor(await codeSentTo(site().sandbox, login)));
    await card.getByText(text('profile.smsCodeError')).waitFor();
    await eventually(() => code.inputValue()).toBe('');
    await card.getByText(text('security.off'), { exact: true }).waitFor();
  });
  await step('an expired code is reported as expired, and a new one may be requested at once', async () => {
    const old = await codeSentTo(site().sandbox, login);
    await sandbox().advance('4m');
    await code.fill(old);
    await card.getByText(text('auth.codeExpired')).waitFor();
    await card.getByRole('button', { name: text('auth.resend'), exact: true }).click();
    await card.getByRole('button', { name: `${text('auth.resend')}: ` }).waitFor();
  });
  await step('after too many attempts the button is disabled and the wait is shown', async () => {
    expectRefusal({ status: 429, path: '/api/account.confirmTwoFactorAuth' });
    await sandbox().fault({ target: 'account.confirmTwoFactorAuth', kind: 'TooManyRequests', times: 1 });
    await code.fill('123456');
    await page
      .getByText(text('errors.TooManyRequestsException', { seconds: 7 }))
      .first()
      .waitFor();
    await card.getByRole('button', { name: new RegExp(`^${text('auth.confirmCode')}`), disabled: true }).waitFor();
  });
  await step('after a reload the right code turns the second factor on', async () => {
    await open(security);
    await card.getByText(text('security.factorSwitchOn')).click();
    await press('security.factorOn');
    // Until the field appears, the last code sent is the previous one.
    await code.waitFor();
    await code.fill(await codeSentTo(site().sandbox, login));
    await card.getByText(text('security.on'), { exact: true }).waitFor();
    await page.reload();
    await card.getByText(text('security.on'), { exact: true }).waitFor();
  });
  await step('a sent code turns the second factor off', async () => {
    await card.getByText(text('security.factorSwitchOff')).click();
    await press('security.factorOff');
    await code.waitFor();
    expect(await card.getByRole('img').count()).toBe(0);
    await code.fill(await codeSentTo(site().sandbox, login));
    await card.getByText(text('security.off'), { exact: true }).waitFor();
  });
});

test('recovery codes are shown once after a code, can be copied, and one signs in and another orders a withdrawal', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'ru' });
  const { page, text, open, step } = visitor;
  const player = await fundedPlayer(site());
  await secondFactorOn(site(), player);
  await beThePlayer(page, site().origin, player);
  const main = page.getByRole('main');
  const card = cardOf(visitor, 'security.recovery');
  let codes: string[] = [];
  await step('a code of the second factor shows ten codes', async () => {
    await open(security);
    await card.getByText(text('security.recoveryNone'), { exact: true }).waitFor();
    await card.getByText(text('security.recoveryGet')).click();
    await card.getByRole('button', { name: text('security.factorOff') }).click();
    await card.getByLabel(text('auth.field.code')).fill(await codeSentTo(site().sandbox, player.login));
    await card.getByRole('heading', { name: text('security.recoveryTitle') }).waitFor();
    codes = await card.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await card.getByText(text('security.recoveryLeft', { left: 10 })).waitFor();
    expect(await axeProblems(page, '#recovery')).toEqual([]);
  });
  await step('the codes can be copied, and print alone on one sheet', async () => {
    await page.evaluate(() => {
      const writeText = async (given: string) => void sessionStorage.setItem('copied', given);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await card.getByRole('button', { name: text('security.recoveryCopy') }).click();
    await card.getByRole('button', { name: text('security.copied') }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toBe(codes.join('\n'));
    expect(await sheetsOf(page)).toEqual({ A4: 1, Letter: 1 });
    await page.emulateMedia({ media: 'print' });
    // Not by role: what surrounds the codes is hidden on paper.
    await page.getByText(codes[0] ?? '').waitFor();
    await eventually(() => page.getByText(text('security.sessions'), { exact: true }).first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
  await step('the codes are gone with the next visit of the page', async () => {
    await open(security);
    await card.getByText(text('security.recoveryLeft', { left: 10 })).waitFor();
    expect(await page.content()).not.toContain(codes[0]);
  });
  const enter = async (code: string) => {
    await main.getByRole('button', { name: text('auth.recoveryUse') }).click();
    await main.getByLabel(text('auth.field.recoveryCode')).fill(code);
  };
  await step('a withdrawal refuses a short recovery code, then takes a whole one', async () => {
    await open('/cashier/withdraw');
    await main.getByRole('textbox', { name: text('withdraw.sum') }).fill('60000');
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    await enter('K7M2');
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    await main.getByText(text('auth.recoveryRule')).waitFor();
    await main.getByLabel(text('auth.field.recoveryCode')).fill((codes[0] ?? '').toLowerCase());
    await main.getByRole('button', { name: text('withdraw.go') }).click();
    await main.getByRole('list', { name: text('history.progress') }).waitFor();
  });
  await step('a sign-in keeps the field of a refused recovery code, and takes the next one', async () => {
    await page.context().clearCookies({ name: 'sid' });
    await open('/forms/sign_in');
    await main.getByLabel(text('auth.field.login')).fill(player.login);
    await main.getByLabel(text('auth.field.password'), { exact: true }).fill(DEMO_PASSWORD);
    await main.getByRole('button', { name: text('auth.signInAction'), exact: true }).click();
    await enter(codes[0] ?? '');
    await main.getByRole('button', { name: text('auth.confirmCode') }).click();
    await main.getByText(text('profile.smsCodeError')).waitFor();
    await main.getByLabel(text('auth.field.recoveryCode')).fill(codes[1] ?? '');
    await main.getByRole('button', { name: text('auth.confirmCode') }).click();
    await page.waitForURL((url) => !url.pathname.includes('sign_in'));
  });
});
