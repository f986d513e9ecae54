import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
let player: FundedPlayer;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  player = await fundedPlayer(site);
});
afterAll(() => lent?.giveBack());

const PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(90_000, 7),
]);
const photo = () => new File([PHOTO], 'kvitansiya.jpg', { type: 'image/jpeg' });
const page = () => new File(['<!doctype html><script>alert(1)</script>'], 'photo.jpg', { type: 'image/jpeg' });
const headers = { 'sec-fetch-site': 'same-origin' };
const TALK = '/support/ticket';

/** Sends a form with files, as a browser without scripts does. */
function submit(path: string, fields: Record<string, string>, files: readonly File[] = [], cookie = '') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('files', file);
  return ask(site.origin, path, { method: 'POST', headers: { ...headers, cookie }, body });
}
const ticket = { subject_id: '2', name: '', email: 'aziz@pochta.uz', text: 'Pulim hali ham kelmadi' };

/** A ticket of a visitor without an account, with its number and code. */
async function opened(files: readonly File[] = []) {
  const sent = await submit('/support', ticket, files);
  const [number = '', code = ''] = Array.from(
    sent.text.matchAll(/<strong>([^<]+)<\/strong>/g),
    ([, shown]) => shown ?? '',
  );
  return { number, code };
}
const idsIn = (html: string) => Array.from(html.matchAll(/name="id" value="([^"]+)"/g), ([, id]) => id ?? '');

test('a ticket with a photo is opened by number and code, answered with a file, and written on, without JavaScript', async () => {
  const access = await opened([photo()]);
  expect(access.code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  await sandboxControls(site).answer(access.number, 'Tekshiramiz', [Buffer.from('%PDF-1.7 javob')]);
  const html = (await submit(TALK, access)).text;
  expect(html).toContain('Tekshiramiz');
  const [sent = '', support = ''] = idsIn(html);
  for (const [id, type, end, content] of [
    [sent, 'image/jpeg', 'jpg', PHOTO.toString('utf8')],
    [support, 'application/pdf', 'pdf', '%PDF-1.7 javob'],
  ] as const) {
    const way = await submit(`${TALK}?form=file`, { ...access, id });
    expect(way.status).toBe(303);
    expect(way.headers.location).not.toContain(access.code);
    const file = await ask(site.origin, String(way.headers.location));
    expect([file.status, file.headers['content-type']]).toEqual([200, type]);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="support.${end}"`);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.text).toBe(content);
  }
  const replied = await submit(`${TALK}?form=reply`, { ...access, key: 'k1', text: 'Rahmat' }, [photo()]);
  expect(replied.text).toContain('Rahmat');
  const again = await submit(`${TALK}?form=reply`, { ...access, key: 'k1', text: 'Rahmat' }, [photo()]);
  expect(again.text.match(/Rahmat/g)).toHaveLength(1);
  expect(site.output()).not.toContain(access.code);
});

test('a wrong number and a wrong code have one answer, and a made-up pass or file none', async () => {
  const { number, code } = await opened();
  const words = async (fields: Record<string, string>) =>
    /<p id="problem"[^>]*>([^<]+)/.exec((await submit(TALK, fields)).text)?.[1];
  const wrong = await words({ number, code: 'AAAA-BBBB-CCCC-DDDD' });
  expect(wrong).toBeTruthy();
  expect(await words({ number: 'AAAAAAA', code })).toBe(wrong);
  expect((await ask(site.origin, `${filePaths.ticketFile}?pass=abc`)).status).toBe(404);
  expect((await ask(site.origin, '/uploads/tickets/ab.jpg')).status).toBe(404);
});

/** Where a refused form leads, and the page there. */
async function shownAfter(refused: Answered) {
  const { location = '' } = refused.headers;
  const cookie = refused.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  return { location, html: (await askPage(site.origin, location.split('#', 1)[0] ?? '', { cookie })).text };
}

test('a page that calls itself a photo, and a fifth file, are refused at the field of files, with the text as it was typed', async () => {
  const text = messagesOf('uz');
  for (const files of [[page()], Array.from({ length: 5 }, photo)]) {
    const { location, html } = await shownAfter(await submit('/support?form=ticket', ticket, files));
    expect(location).toBe('/support?form=ticket&error=talk.fileRefused&field=files#write');
    expect(html).toContain(`${ticket.text}</textarea>`);
    const [, described = ''] =
      /<input[^>]*type="file"[^>]*aria-invalid="true" aria-describedby="([^" ]+)/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${described}".*?${text('talk.fileRefused')}`));
    expect(html).not.toContain(text('talk.filesAgain'));
  }
  const body = new FormData();
  body.append('key', 'k2');
  body.append('file', page());
  const answer = await ask(site.origin, '/api/support.addFile?version=2.34&locale=uz', {
    method: 'POST',
    headers,
    body,
  });
  expect(answer.json().error).toMatchObject({ type: 'InvalidParameterException', error_data: { file: ['kind'] } });
});

test('a ticket that is refused for its e-mail, and a reply for its text, ask for their files again', async () => {
  const text = messagesOf('uz');
  const refused = await shownAfter(await submit('/support?form=ticket', { ...ticket, email: 'aziz' }, [photo()]));
  expect(refused.html).toContain(text('talk.filesAgain'));
  expect(refused.html).not.toContain(text('talk.fileRefused'));
  const paused = await fundedPlayer(site);
  const sent = await submit('/support', { ...ticket, player: String(paused.uid) }, [], paused.cookie);
  const number = new URL(String(sent.headers.location), site.origin).searchParams.get('case') ?? '';
  const address = `${paths.profileNotification.build()}?form=reply`;
  const reply = await submit(address, { number, text: '' }, [photo()], paused.cookie);
  const cookie = [paused.cookie, ...reply.cookies.map((line) => line.split(';', 1)[0])].join('; ');
  expect((await askPage(site.origin, String(reply.headers.location), { cookie })).text).toContain(
    text('talk.filesAgain'),
  );
});

test('files that are too large together come back with the text and the bound in words', async () => {
  const large = () => new File([PHOTO, new Uint8Array(9_000_000)], 'a.jpg', { type: 'image/jpeg' });
  const { html } = await shownAfter(await submit('/support', ticket, [large(), large(), large()]));
  expect(html).toContain(`${ticket.text}</textarea>`);
  expect(html).toContain(messagesOf('uz')('talk.fileRefused'));
  expect(html).toMatch(/24.MB/);
});

test('a guest’s ticket and a reply that are sent twice are there once, and an edited ticket is another', async () => {
  const sent = async (fields: Record<string, string>, files = [photo()]) =>
    /<strong>([^<]+)/.exec((await submit('/support', { ...ticket, key: 'same', ...fields }, files)).text)?.[1];
  const number = await sent({});
  expect(number).toBeTruthy();
  expect(await sent({})).toBe(number);
  expect(await sent({ text: `${ticket.text}!` })).not.toBe(number);
  expect((await askPage(site.origin, '/support')).text).toMatch(/name="key" value="[\w+/=]{22,}"/);
});

test('a file over the usual bound of a body reaches the platform, and one over 12 MB does not', async () => {
  const send = (size: number) => {
    const body = new FormData();
    body.append('key', crypto.randomUUID());
    body.append('file', new File([PHOTO, new Uint8Array(size - PHOTO.length)], 'a.jpg', { type: 'image/jpeg' }));
    return ask(site.origin, '/api/support.addFile?version=2.34&locale=uz', { method: 'POST', headers, body });
  };
  expect((await send(11_900_000)).json().data).toMatchObject({ id: expect.any(String) });
  expect((await send(12_100_000)).status).toBe(413);
});

test('a player downloads own files by session, and nobody else does', async () => {
  const sent = await submit('/support', { ...ticket, player: String(player.uid) }, [photo()], player.cookie);
  expect(sent.status).toBe(303);
  const { items } = await player.get<{ items: { messages: { files: { id: string }[] }[] }[] }>('support.getTickets');
  const address = `${filePaths.ticketFile}?id=${items[0]?.messages[0]?.files[0]?.id}`;
  const file = await ask(site.origin, address, { headers: { cookie: player.cookie } });
  expect([file.status, file.headers['content-disposition']]).toEqual([200, 'attachment; filename="support.jpg"']);
  const other = await fundedPlayer(site);
  expect((await ask(site.origin, address, { headers: { cookie: other.cookie } })).status).toBe(404);
  expect((await ask(site.origin, address)).status).toBe(302);
});

test('what became of a form stands above number and code, also when the session is over', async () => {
  const text = messagesOf('uz');
  for (const [form, error] of [
    ['reply', 'errors.AuthorizationException'],
    ['open', 'validation.otherPlayer'],
  ] as const) {
    const html = (await askPage(site.origin, `${TALK}?form=${form}&error=${error}`)).text;
    expect(html).toContain(text(error));
    expect(html.indexOf(text(error))).toBeLessThan(html.indexOf('name="code"'));
  }
});

test('a player on a break reads own tickets on the page to which the screen over all others leads, and writes on', async () => {
  const paused = await fundedPlayer(site);
  const sent = await submit('/support', { ...ticket, player: String(paused.uid) }, [], paused.cookie);
  const number = new URL(String(sent.headers.location), site.origin).searchParams.get('case') ?? '';
  // Another device begins the break: this one keeps the cookie of its ended session.
  await paused.post('account.setTimeOut', { period: '1w' });
  const text = messagesOf('uz');
  const html = (await askPage(site.origin, TALK, { cookie: paused.cookie })).text;
  expect(html).toContain(text('talk.ticketAbout', { number, subject: 'Pul kiritish va yechish' }));
  const replied = await submit(`${TALK}?form=reply`, { number, text: 'Qachon?' }, [], paused.cookie);
  expect(replied.headers.location).toBe(`${TALK}?form=reply&step=done`);
  expect((await askPage(site.origin, TALK, { cookie: paused.cookie })).text).toContain('Qachon?');
});
