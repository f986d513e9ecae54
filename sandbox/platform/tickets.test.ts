import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { createTicketCode } from '#shared/support/createTicketCode.ts';
import { answerTicket } from './answerTicket.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const jpeg = () => new File([JPEG], 'photo.jpg', { type: 'image/jpeg' });
const visit = () => createVisitor(sandbox.url, 'ru');

async function opened(visitor: SandboxVisitor, files: string[] = []) {
  const access = { number: createCaseNumber(), code: createTicketCode() };
  const ticket = { ...access, subject_id: 2, email: 'aziz@pochta.uz', text: 'Деньги не пришли', files };
  expect((await visitor.post('support.openTicket', ticket)).body).toEqual({ data: 1 });
  return { access, ticket };
}
const addFile = async (visitor: SandboxVisitor, file = jpeg(), key: string = crypto.randomUUID()) =>
  (await visitor.post('support.addFile', { key, file })).body;

test('a file is known by its content, not by its name, and one sent again with its key is the same file', async () => {
  const guest = visit();
  const key = crypto.randomUUID();
  const first = await addFile(guest, jpeg(), key);
  expect(first.data.id).toMatch(/^[\da-f]{32}$/);
  expect(await addFile(guest, jpeg(), key)).toEqual(first);
  const page = new File(['<script>alert(1)</script>'], 'photo.jpg', { type: 'image/jpeg' });
  expect((await addFile(guest, page)).error).toMatchObject({ error_data: { file: [expect.any(String)] } });
  const large = new File([JPEG, new Uint8Array(12_000_000)], 'photo.jpg');
  expect((await addFile(guest, large)).error).toMatchObject({ error_data: { file: [expect.any(String)] } });
});

test('a ticket is opened once, its file belongs to it alone, and its answer is read and written on by number and code', async () => {
  const guest = visit();
  const { id } = (await addFile(guest)).data;
  const { access, ticket } = await opened(guest, [id]);
  expect((await guest.post('support.openTicket', ticket)).body).toEqual({ data: 1 });
  const stolen = await visit().post('support.openTicket', {
    ...ticket,
    number: createCaseNumber(),
    code: createTicketCode(),
  });
  expect(Object.keys(stolen.body.error.error_data)).toEqual(['files']);
  answerTicket(sandbox.world, {
    number: access.number,
    text: 'Проверяем',
    files: [Buffer.from(JPEG).toString('base64')],
  });
  const spelled = { number: access.number.toLowerCase(), code: access.code.replaceAll('-', ' ').toLowerCase() };
  const view = async (input = spelled) => (await visit().post('support.viewTicket', input)).body.data;
  const first = await view();
  expect(first).toMatchObject({
    is_unread: true,
    subject: 'Пополнение и вывод',
    messages: [
      { from: 'player', text: 'Деньги не пришли', files: [{ id, type: 'image/jpeg', size: JPEG.length }] },
      { from: 'support', text: 'Проверяем', files: [{ type: 'image/jpeg' }] },
    ],
  });
  const reply = { ...access, key: crypto.randomUUID(), text: 'Спасибо' };
  for (let sent = 0; sent < 2; sent += 1)
    expect((await visit().post('support.replyByCode', reply)).body).toEqual({ data: 1 });
  expect((await view()).messages).toHaveLength(3);
  const place = await visit().post('support.getFileByCode', { ...access, id });
  expect(place.body.data).toMatchObject({ url: expect.stringMatching(/^\/uploads\/tickets\//), type: 'image/jpeg' });
  const file = await fetch(sandbox.url + place.body.data.url);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(JPEG);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(
    sandbox.world.messages.outbox
      .latest(20)
      .map(({ text }) => text)
      .join('\n'),
  ).toContain(access.code);
});

test('a wrong number and a wrong code have one refusal, and both are counted', async () => {
  const { access } = await opened(visit());
  const refusal = async (input: Record<string, unknown>) =>
    (await visit().post('support.viewTicket', input)).body.error;
  const wrongCode = await refusal({ ...access, code: createTicketCode() });
  const wrongNumber = await refusal({ ...access, number: createCaseNumber() });
  expect(wrongNumber).toEqual(wrongCode);
  expect(await refusal({ ...access, code: '' })).toMatchObject({ type: 'InvalidParameterException' });
  const number = createCaseNumber();
  for (const spelling of [access.number, number]) {
    for (let guess = 0; guess < 60; guess += 1) await refusal({ number: spelling, code: createTicketCode() });
    expect(await refusal({ number: spelling, code: access.code })).toMatchObject({ type: 'TooManyRequestsException' });
  }
});

test('a code that is tried by opening the ticket again counts like one that is tried by reading it', async () => {
  const { access, ticket } = await opened(visit());
  const refusal = async (code: string) => (await visit().post('support.openTicket', { ...ticket, code })).body.error;
  expect(await refusal('ABCDEFGH')).toMatchObject({ error_data: { code: [expect.any(String)] } });
  for (let guess = 0; guess < 60; guess += 1) await refusal(createTicketCode());
  expect(await refusal(access.code)).toMatchObject({ type: 'TooManyRequestsException' });
  expect((await visit().post('support.viewTicket', access)).body.error).toMatchObject({
    type: 'TooManyRequestsException',
  });
});

test('a session that a break has ended, and a banned player, still read their tickets and write on', async () => {
  for (const end of ['break', 'ban'] as const) {
    const player = visit();
    const email = `${crypto.randomUUID()}@yulduz.test`;
    const fields = { auth_type: 'email', email, password: 'Yulduz-2026', currency: 'UZS', terms: true, notify: false };
    const { uid } = (await player.post('auth.register', fields)).body.data;
    const { access } = await opened(player);
    // The device that begins a break is signed out; the other one learns of it.
    const other = visit();
    await other.post('auth.login', { login: email, password: fields.password });
    if (end === 'break') await other.post('account.setTimeOut', { period: '1w' });
    else sandbox.world.players.accounts.update(uid, { ban_type: 'fraud' });
    expect((await player.get('account.getInfo')).body.error.type).toBe('UserBannedException');
    expect((await player.get('support.getTickets')).body.data.items).toMatchObject([{ number: access.number }]);
    expect((await player.post('support.replyTicket', { number: access.number, text: 'Когда?' })).body).toEqual({
      data: 1,
    });
    expect((await opened(player)).access.number).toMatch(/^[2-9A-Z]{7}$/);
  }
});
