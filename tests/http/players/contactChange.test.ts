import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { codeSentTo } from '#tests/support/players/codeSentTo.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
let player: FundedPlayer;
beforeAll(async () => {
  lent = await lendSite({ SANDBOX_WITHDRAWAL_HOLD: '24' }, { isFresh: true });
  site = lent.value;
  player = await fundedPlayer(site);
});
afterAll(() => lent?.giveBack({ isSpent: true }));

const text = messagesOf('uz');
const settings = paths.profileSettings.build();
const page = async () => (await askPage(site.origin, settings, { cookie: player.cookie })).text;
const send = (form: string, fields: Record<string, string>) =>
  ask(site.origin, `${settings}?form=${form}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: player.cookie,
    },
    body: new URLSearchParams(fields).toString(),
  });
const fresh = (kind: string) => `${kind}-${crypto.randomUUID().slice(0, 8)}@yulduz.test`;
const start = (id: string, values: Record<string, string | number>) =>
  text(id, { ...values, time: '|' }).split('|')[0] ?? '';

test('the plain forms replace a confirmed e-mail by a code, after a wait that is said before, and stop it', async () => {
  const html = await page();
  expect(html).toContain(text('settings.changeWait', { days: 3 }));
  expect(html).toContain(start('settings.changeHold', {}));
  expect(html).toContain(text('settings.changeNeither'));
  const to = fresh('next');
  const bad = await send('change', { from: player.login, contact: 'next@' });
  expect(bad.headers.location).toMatch(/form=change&error=validation\.email&field=contact/);
  expect((await send('change', { from: player.login, contact: to })).headers.location).toBe(
    `${settings}?form=change&step=done`,
  );
  expect(await page()).toContain(start('settings.changeCode', { from: player.login, to }));
  const wrong = await send('changeCode', { code: '000000' });
  expect(wrong.headers.location).toMatch(/form=changeCode&error=profile\.smsCodeError&field=code/);
  const done = await send('changeCode', { code: await codeSentTo(site.sandbox, to) });
  expect(done.headers.location).toBe(`${settings}?form=changeCode&step=done`);
  const waiting = await page();
  expect(waiting).toContain(start('settings.changeDue', { from: player.login, to }));
  expect(waiting).not.toContain(text('settings.changeSend'));
  const held = await askPage(site.origin, paths.profileSecurity.build(), { cookie: player.cookie });
  expect(held.text).toContain(start('security.hold.contact', {}));
  expect((await send('changeCancel', {})).headers.location).toBe(`${settings}?form=changeCancel&step=done`);
  expect(await page()).toContain(text('settings.changeSend'));
});

test('the plain form replaces a mistyped e-mail at once, and one of another player is refused without a code', async () => {
  const [typo, right] = [fresh('typo'), fresh('right')];
  await player.post('account.addcontact', { contact: typo });
  expect(await page()).toContain(text('settings.changeAtOnce'));
  await send('change', { from: typo, contact: right });
  await send('changeCode', { code: await codeSentTo(site.sandbox, right) });
  const html = await page();
  expect(html).toContain(right);
  expect(html).not.toContain(typo);
  const other = await send('change', { from: 'rich@yulduz.test', contact: fresh('x') });
  expect(other.headers.location).toMatch(/form=change&error=settings\.changeGone/);
});

test('on a platform that replaces no contacts, the settings page offers none', async () => {
  const { fault, heal } = sandboxControls(site);
  await fault({ target: 'account.getContactChange', kind: 'MethodNotFound' });
  const html = await page();
  await heal();
  expect(html).toContain('id="contacts"');
  expect(html).not.toContain(text('settings.changeSend'));
  expect(html).not.toContain(text('settings.changeNeither'));
});
