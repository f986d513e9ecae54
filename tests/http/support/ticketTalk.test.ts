import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
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
  lent = await lendSite();
  site = lent.value;
  player = await fundedPlayer(site);
});
// Other files get the site after this one.
afterEach(() => sandboxControls(site).heal());
afterAll(() => lent?.giveBack());

const text = messagesOf('uz');
const news = paths.profileNotification.build();
const page = async (cookie = player.cookie) => (await askPage(site.origin, news, { cookie })).text;
const send = (path: string, fields: Record<string, string>, cookie = player.cookie) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams(fields).toString(),
  });
const lettersTo = async (recipient: string) => {
  const answer = await fetch(`${site.sandbox}/_/outbox?recipient=${encodeURIComponent(recipient)}`, {
    headers: { 'x-sandbox-token': 'controls-of-the-tests' },
  });
  return ((await answer.json()) as { data: { text: string }[] }).data.map((letter) => letter.text);
};
async function written(cookie = player.cookie): Promise<string> {
  const sent = await send(
    '/support',
    { subject_id: '2', name: '', email: player.login, text: 'Pulim hali ham kelmadi' },
    cookie,
  );
  return /<strong>([2-9A-Z]{7})<\/strong>/.exec(sent.text)?.[1] ?? '';
}

test('a ticket, its answer and a reply stand in one conversation without JavaScript; the answer is also a letter and a notice', async () => {
  expect(await page()).toContain(text('notification.noTickets'));
  const number = await written();
  expect(await page()).toContain(text('talk.ticketAbout', { number, subject: 'Pul kiritish va yechish' }));
  await sandboxControls(site).answer(number, 'Tekshiramiz <b>hozir</b>');
  const html = await page();
  expect(html).toContain('Tekshiramiz &lt;b&gt;hozir&lt;/b&gt;');
  expect(html).toContain(text('talk.newAnswer'));
  expect((await lettersTo(player.login))[0]).toMatch(new RegExp(`${number}\n?.*Tekshiramiz`, 's'));
  const { items } = await player.get<{ items: { trigger: string; message: string }[] }>('account.getNotices');
  expect(items[0]).toMatchObject({ trigger: 'support', message: expect.stringContaining(number) });
  const replied = await send(`${news}?form=reply`, { number, text: 'Rahmat,\nkutaman' });
  expect(replied.headers.location).toBe(`${news}?form=reply&step=done`);
  const after = await page();
  expect(after).toContain('Rahmat,\nkutaman');
  expect(after).not.toContain(text('talk.newAnswer'));
});

test('a plain reply sent again from the page that it was written on is one message, and from a later page another', async () => {
  const number = await written();
  const form = new RegExp(`name="number" value="${number}"[^]*?name="key" value="(\\d+)"`);
  const shown = async () => form.exec(await page())?.[1] ?? '';
  const replies = async () => (await page()).split('<bdi>Yana bir savol</bdi>').length - 1;
  const reply = { number, text: 'Yana bir savol', key: await shown() };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await send(`${news}?form=reply`, reply)).headers.location).toBe(`${news}?form=reply&step=done`);
  expect(await replies()).toBe(1);
  await send(`${news}?form=reply`, { ...reply, key: await shown() });
  expect(await replies()).toBe(2);
});

test('a reply that is empty, too long or to a ticket of another player is refused, and nobody reads another’s tickets', async () => {
  const number = await written();
  const empty = await send(`${news}?form=reply`, { number, text: ' ' });
  expect(empty.headers.location).toMatch(/form=reply&error=validation\.required&field=text/);
  const long = await send(`${news}?form=reply`, { number, text: 'x'.repeat(1801) });
  expect(long.headers.location).toMatch(/form=reply&error=validation\.\w+&field=text/);
  const other = await fundedPlayer(site);
  const foreign = await send(`${news}?form=reply`, { number, text: 'Salom' }, other.cookie);
  expect(foreign.headers.location).toMatch(/form=reply&error=/);
  expect(await page(other.cookie)).not.toContain(number);
});

test('a guest’s ticket is answered by a letter; on a platform without conversations the page has no card for them', async () => {
  const number = await written('');
  await sandboxControls(site).answer(number, 'Mehmonga javob');
  expect((await lettersTo(player.login))[0]).toContain('Mehmonga javob');
  const { fault, heal } = sandboxControls(site);
  await fault({ target: 'support.getTickets', kind: 'MethodNotFound' });
  const html = await page();
  await heal();
  expect(html).not.toContain('id="tickets"');
  expect(html).toContain('id="sent"');
});

test('the page of conversations says that a player has no tickets, and that they failed to load', async () => {
  const newcomer = await fundedPlayer(site);
  const readTalk = async () =>
    (await askPage(site.origin, paths.supportTicket.build(), { cookie: newcomer.cookie })).text;
  expect(await readTalk()).toContain(text('support.ownEmpty'));
  const { fault, heal } = sandboxControls(site);
  await fault({ target: 'support.getTickets', kind: '500' });
  const failed = await readTalk();
  await heal();
  expect(failed).toContain(text('support.ownFailed'));
  expect(failed).not.toContain(text('support.ownEmpty'));
});
