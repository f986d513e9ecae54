import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { eventually, journey, type Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
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

test('the password form shows errors at their fields; a changed password ends the other session', async () => {
  const here = await visit({ returns: true, device: 'phone', locale: 'uz' });
  const { page, text, open, step } = here;
  const player = await fundedPlayer(site(), []);
  await beThePlayer(page, site().origin, player);
  const away = await signIn(site().origin, player.login);
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

test.runIf(isFull)(
  'the security page, without scripts, changes the password and the second factor, and shows refusals',
  async () => {
    const visitor = await visit({ returns: true, device: 'phone', locale: 'ru', javaScriptEnabled: false });
    const { page, text, open, step } = visitor;
    const player = await fundedPlayer(site(), []);
    const { login } = player;
    await beThePlayer(page, site().origin, player);
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
