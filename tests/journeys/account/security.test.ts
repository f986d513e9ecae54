import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { secondFactorOn } from '#tests/support/players/secondFactorOn.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const { visit, site, sandbox } = journey();
const NEW_PASSWORD = 'Zarafshon-7';
const security = '/profile/security';

const cardOf = ({ page, text }: Pick<Visitor, 'page' | 'text'>, title: string) =>
  page.getByRole('main').getByRole('region', { name: text(title), exact: true });

/** The uid that the site sees in the session of a device; 0 is a guest. */
async function uidOf({ cookie }: Player): Promise<number> {
  const answer = await ask(site().origin, '/api/account.getInfo', { headers: { cookie } });
  return answer.json<{ data: { uid: number } }>().data.uid;
}

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

test('the password form shows errors at their fields; a changed password ends the other session', async () => {
  const here = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const { page, text, open, step } = here;
  await signInAs(page, site().origin, 'rich@yulduz.test');
  const away = await signIn(site().origin, 'rich@yulduz.test');
  const card = cardOf(here, 'auth.field.password');
  const field = (label: string) => card.getByLabel(text(label), { exact: true });
  const fill = async (old: string, next: string, again: string) => {
    await field('security.oldPassword').fill(old);
    await field('auth.field.newPassword').fill(next);
    await field('auth.field.repeat_password').fill(again);
    await card.getByRole('button', { name: text('security.passwordSave') }).click();
  };
  await step('a short password and a different repetition are marked', async () => {
    await open(security);
    await card.getByText(text('security.passwordEdit')).first().click();
    await fill('x', 'qisqa', 'boshqa');
    await eventually(() => field('auth.field.newPassword').getAttribute('aria-invalid')).toBe('true');
    await eventually(() => field('auth.field.repeat_password').getAttribute('aria-invalid')).toBe('true');
  });
  await step('a wrong current password is marked', async () => {
    await fill('x', NEW_PASSWORD, NEW_PASSWORD);
    await card.getByText('Joriy parol notoʻgʻri').first().waitFor();
    expect(await field('security.oldPassword').getAttribute('aria-invalid')).toBe('true');
  });
  await step('the password changes, and this session stays signed in', async () => {
    await fill(DEMO_PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
    await page.getByText(text('security.passwordDone')).first().waitFor();
    await field('security.oldPassword').waitFor({ state: 'hidden' });
    const answer = await page.request.get('/api/account.getInfo');
    expect(((await answer.json()) as { data: { uid: number } }).data.uid).toBeGreaterThan(0);
  });
  await step('the other session is a guest’s', async () => {
    expect(await uidOf(away)).toBe(0);
  });
});

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

variant(
  'the session list marks the current session and ends others; "not me" ends all and opens the password form',
  async () => {
    const here = await visit({ returns: true, device: 'desktop', locale: 'ru' });
    const { page, text, open, step, expectRefusal } = here;
    const away = await signIn(site().origin, 'kyc@yulduz.test');
    await signIn(site().origin, 'kyc@yulduz.test');
    await signIn(site().origin, 'kyc@yulduz.test');
    // Sign-ins have a time in whole seconds.
    await sandbox().advance('2m');
    await signInAs(page, site().origin, 'kyc@yulduz.test');
    const card = cardOf(here, 'security.sessions');
    const rows = card.getByRole('listitem');
    const ends = card.getByRole('button', { name: new RegExp(`^${text('security.endOf', { device: '' })}`) });
    await step('the list marks the current session and can end the three others', async () => {
      await open(security);
      await eventually(() => rows.count()).toBe(4);
      expect(await rows.filter({ hasText: text('security.thisDevice') }).count()).toBe(1);
      expect(await ends.count()).toBe(3);
      await card.getByText(text('security.lastSignIn', { place: '' }), { exact: false }).waitFor();
    });
    await step('a failure to end a session is reported', async () => {
      expectRefusal({ status: 502, path: '/api/account.revokeSession' });
      await sandbox().fault({ target: 'account.revokeSession', kind: 'InternalServerError', times: 1 });
      await ends.first().click();
      await card
        .getByRole('alert')
        .filter({ hasText: text('errors.InternalServerErrorException') })
        .waitFor();
    });
    await step('a press ends one session', async () => {
      await ends.first().click();
      await eventually(() => rows.count()).toBe(3);
      expect(await card.getByRole('alert').count()).toBe(0);
    });
    await step('a session that has ended already is reported and leaves the list', async () => {
      const id = await card.locator('input[name=id]').first().inputValue();
      await page.evaluate((gone) => {
        const body = new FormData();
        body.set('id', gone);
        return fetch('/api/account.revokeSession?version=2.34&locale=ru', { method: 'POST', body }).then(
          ({ ok }) => ok,
        );
      }, id);
      await ends.first().click();
      await card
        .getByRole('alert')
        .filter({ hasText: text('security.sessionGone') })
        .waitFor();
      await eventually(() => rows.count()).toBe(2);
    });
    await step('the "not me" button ends all others and opens the password form', async () => {
      await card.getByRole('button', { name: text('security.alarm') }).click();
      await eventually(() => rows.count()).toBe(1);
      await cardOf(here, 'auth.field.password').getByLabel(text('security.oldPassword')).waitFor();
    });
    await step('the other session is a guest’s', async () => {
      expect(await uidOf(away)).toBe(0);
    });
  },
);

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
  await step('the codes can be copied, and the paper has nothing else', async () => {
    await page.evaluate(() => {
      const writeText = async (given: string) => void sessionStorage.setItem('copied', given);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await card.getByRole('button', { name: text('security.recoveryCopy') }).click();
    await card.getByRole('button', { name: text('security.copied') }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toBe(codes.join('\n'));
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

test.runIf(isFull)(
  'the security page, without scripts, changes the password and the second factor, and shows refusals',
  async () => {
    const visitor = await visit({ returns: true, device: 'phone', locale: 'ru', javaScriptEnabled: false });
    const { page, text, open, step } = visitor;
    const login = 'cashback@yulduz.test';
    await signInAs(page, site().origin, login);
    const password = cardOf(visitor, 'auth.field.password');
    const factor = cardOf(visitor, 'security.factor');
    const change = async (old: string, next: string) => {
      await password.getByLabel(text('security.oldPassword'), { exact: true }).fill(old);
      await password.getByLabel(text('auth.field.newPassword'), { exact: true }).fill(next);
      await password.getByLabel(text('auth.field.repeat_password'), { exact: true }).fill(next);
      await password.getByRole('button', { name: text('security.passwordSave') }).click();
    };
    await step('a wrong current password is reported', async () => {
      await open(security);
      await password.getByText(text('security.passwordEdit')).first().click();
      await change('x', NEW_PASSWORD);
      await password
        .getByRole('alert')
        .filter({ hasText: text('security.oldPasswordWrong') })
        .waitFor();
    });
    await step('the password is changed', async () => {
      await change(DEMO_PASSWORD, NEW_PASSWORD);
      await password
        .locator('[data-said]')
        .filter({ hasText: text('security.passwordDone') })
        .waitFor();
    });
    await step('the key is in the document; an incomplete code is refused', async () => {
      await factor.getByText(text('security.factorSwitchOn')).click();
      await factor.getByRole('button', { name: text('security.factorOn') }).click();
      await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).waitFor();
      expect(page.url()).toContain('form=factor');
      await page.getByRole('textbox').fill('12');
      await page.getByRole('button').click();
      await factor
        .getByRole('alert')
        .filter({ hasText: text('validation.code') })
        .waitFor();
    });
    await step('the right code turns the second factor on', async () => {
      await factor.getByLabel(text('auth.field.code')).fill(await codeSentTo(site().sandbox, login));
      await factor.getByRole('button', { name: text('auth.confirmCode') }).click();
      await factor
        .locator('[data-said]')
        .filter({ hasText: text('security.factorIsOn') })
        .waitFor();
      await factor.getByText(text('security.on'), { exact: true }).waitFor();
    });
  },
);

test.runIf(isFull)(
  'the security page, without scripts, ends sessions and refuses to unlink the only auth method',
  async () => {
    const visitor = await visit({ returns: true, device: 'phone', locale: 'uz', javaScriptEnabled: false });
    const { page, text, open, step } = visitor;
    const sessions = cardOf(visitor, 'security.sessions');
    const socials = cardOf(visitor, 'security.socials');
    await step('the only social account cannot be unlinked', async () => {
      await page.goto(`/oauth/init?service=yandex&type_auth=register&redirect_url=${encodeURIComponent(security)}`);
      await page.locator('button[value=fresh]').click();
      await socials.getByRole('button', { name: text('security.unlinkOf', { service: 'Yandex' }) }).click();
      await socials
        .getByRole('alert')
        .filter({ hasText: text('security.unlinkRefused') })
        .waitFor();
    });
    await step('other sessions are ended', async () => {
      await page.context().clearCookies();
      await page.context().addCookies([ageAnswer(site().origin)]);
      await signInAs(page, site().origin, 'unconfirmed@yulduz.test');
      for (const _ of [1, 2, 3]) await signIn(site().origin, 'unconfirmed@yulduz.test');
      await open(security);
      await eventually(() => sessions.getByRole('listitem').count()).toBe(4);
      await sessions
        .getByRole('button', { name: new RegExp(`^${text('security.endOf', { device: '' })}`) })
        .first()
        .click();
      await sessions
        .locator('[data-said]')
        .filter({ hasText: text('security.sessionsDone') })
        .waitFor();
      await eventually(() => sessions.getByRole('listitem').count()).toBe(3);
      await sessions.getByRole('button', { name: text('security.alarm') }).click();
      await cardOf(visitor, 'auth.field.password').getByText(text('security.alarmDone')).waitFor();
      expect(await sessions.getByRole('listitem').count()).toBe(1);
    });
  },
);

test.runIf(isFull)('a time-out from another device and a ban are shown as a block page at the next press', async () => {
  const visitor = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const { page, text, open, step } = visitor;
  const anyBan = new RegExp(
    ['fraud', 'multi_account', 'other'].map((type) => text(`shell.blockedTitle.${type}`)).join('|'),
  );
  const end = cardOf(visitor, 'security.sessions').getByRole('button', { name: text('security.endOthers') });
  await step('a time-out taken on another device is shown at the next press', async () => {
    await signIn(site().origin, 'limit@yulduz.test');
    await signInAs(page, site().origin, 'limit@yulduz.test');
    await open(security);
    const { cookie } = await signIn(site().origin, 'limit@yulduz.test');
    await postForm(site().origin, '/api/account.setTimeOut', { period: '1d' }, { cookie });
    const blocked = page.getByRole('heading', { level: 1, name: text('shell.blockedTitle.self_exclusion') });
    // The page's own balance request may show the block before the press does, even during the press.
    await end.click({ timeout: 3_000 }).catch(() => undefined);
    await blocked.waitFor();
  });
  await step('a ban is shown at the next press', async () => {
    await signIn(site().origin, 'wager@yulduz.test');
    await signInAs(page, site().origin, 'wager@yulduz.test');
    await open(security);
    await sandbox().fault({ target: 'account.revokeOtherSessions', kind: 'UserBanned', times: 1 });
    await end.click();
    await page.getByRole('heading', { level: 1, name: anyBan }).waitFor();
  });
});
