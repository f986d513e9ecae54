import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let callControl: CallControl;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  callControl = createControlCaller(sandbox);
});
afterAll(() => sandbox.remove());

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);

interface Applicant {
  visitor: SandboxVisitor;
  uid: number;
  token: string;
}

async function open(login: string, externalActionId?: string): Promise<Applicant> {
  const visitor = createVisitor(sandbox.url);
  await visitor.login(login);
  await visitor.post('sumsub.createApplicant');
  const { token, sdk_url } = (await visitor.post('sumsub.getAccessToken', { externalActionId })).body.data;
  expect(sdk_url).toBe(`${sandbox.url}/_/identity/websdk.js`);
  return { visitor, token, uid: (await visitor.get('account.getInfo')).body.data.uid };
}

function papers(files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [side, bytes] of Object.entries(files))
    form.append(side, new Blob([new Uint8Array(bytes)]), `${side}.png`);
  return form;
}

async function send(token: string, files: Record<string, Buffer>) {
  const address = `${sandbox.url}/_/identity/documents?${new URLSearchParams({ token, lang: 'uz' })}`;
  const answer = await fetch(address, { method: 'POST', body: papers(files), headers: { accept: 'application/json' } });
  return { status: answer.status, body: await answer.json() };
}

const state = async (token: string) =>
  (await (await fetch(`${sandbox.url}/_/identity/state?${new URLSearchParams({ token })}`)).json()).data;
const page = async (token: string, lang = 'uz') =>
  (await fetch(`${sandbox.url}/_/identity/frame?${new URLSearchParams({ token, lang })}`)).text();

test('identity documents can be sent, rejected with reasons, sent again and approved', async () => {
  const { visitor, uid, token } = await open('demo@yulduz.test');
  expect(await page(token)).toContain('type="file"');
  expect((await send(token, { front: PNG })).status).toBe(422);
  expect(await send(token, { front: PNG, selfie: PNG })).toEqual({ status: 200, body: { data: 1 } });
  expect(await state(token)).toMatchObject({ status: 'pending', received: ['front', 'selfie'] });
  expect((await visitor.get('account.getInfo')).body.data).toMatchObject({
    is_on_verification: true,
    is_verified: false,
  });

  const labels = ['UNSATISFACTORY_PHOTOS'];
  await callControl('POST verification', { uid, verdict: 'retry', labels, comment: 'Rasm <xira>' });
  expect(await state(token)).toMatchObject({
    status: 'rejected',
    is_final: false,
    labels,
    comment: 'Rasm <xira>',
    received: [],
  });
  const html = await page(token);
  expect(html).toContain('Rasm &lt;xira&gt;');
  expect(html).toContain('type="file"');
  expect(sandbox.world.messages.outbox.latest(1)[0]?.text).toContain('Rasm <xira>');

  await send(token, { front: PNG, selfie: PNG });
  await callControl('POST verification', { uid, verdict: 'approved' });
  expect((await visitor.get('account.getInfo')).body.data.is_verified).toBe(true);
  expect(await page(token)).not.toContain('type="file"');
  expect((await send(token, { front: PNG, selfie: PNG })).status).toBe(422);
});

test('a final rejection closes the check, and further documents get 422', async () => {
  const { uid, token } = await open('zero@yulduz.test');
  await send(token, { front: PNG, back: PNG, selfie: PNG });
  await callControl('POST verification', { uid, verdict: 'rejected', labels: 'FORGERY' });
  expect(await state(token)).toMatchObject({ status: 'rejected', is_final: true, labels: ['FORGERY'] });
  expect((await send(token, { front: PNG, selfie: PNG })).status).toBe(422);
});

test('identity documents sent before the script of the frame is ready lead back to a frame that reports them', async () => {
  const { token } = await open('wager@yulduz.test');
  const search = `?${new URLSearchParams({ token, lang: 'ru' })}`;
  const body = papers({ front: PNG, selfie: PNG });
  const answer = await fetch(`${sandbox.url}/_/identity/documents${search}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/_/identity/frame${search}#submitted`]);
  expect(await (await fetch(`${sandbox.url}/_/identity/frame.js`)).text()).toContain(`location.hash === '#submitted'`);
});

test('an identity document whose bytes are not an image gets 422, whatever its file name', async () => {
  const { token } = await open('ru@yulduz.test');
  expect((await send(token, { front: Buffer.from('<svg onload=alert(1)>'), selfie: PNG })).status).toBe(422);
  expect((await send(token, { front: Buffer.alloc(0), selfie: PNG })).status).toBe(422);
  expect((await state(token)).status).toBe('init');
});

test('an identity token that is forged gets 401; an expired one gets 401 and an expired page', async () => {
  const { token } = await open('star@yulduz.test');
  const [payload = '', signature = ''] = token.split('.');
  for (const wrong of ['', 'x', `${payload}.`, `${payload}x.${signature}`])
    expect((await fetch(`${sandbox.url}/_/identity/state?${new URLSearchParams({ token: wrong })}`)).status).toBe(401);
  await callControl('POST clock', { by: '11m' });
  expect((await send(token, { front: PNG, selfie: PNG })).status).toBe(401);
  expect(await page(token)).toContain('data-status="expired"');
  await callControl('POST clock', { by: 'now' });
});

test('a requisite check does not change is_on_verification, and another player cannot read it', async () => {
  const { uid } = sandbox.world.players.accounts.byLogin('limit@yulduz.test') ?? { uid: 0 };
  const card = sandbox.world.money.payments.requisitesOf('uzcard', '8600111122220002');
  const { action_id: action } = sandbox.world.cashier.requisiteChecks.open(uid, 'uzcard', card);
  const { visitor, token } = await open('limit@yulduz.test', action);
  expect((await send(token, { front: PNG, selfie: PNG })).status).toBe(200);
  expect((await visitor.get('account.getInfo')).body.data.is_on_verification).toBe(false);
  expect(await state(token)).toMatchObject({ status: 'pending' });
  expect(await page(token)).toContain('data-action');
  const other = await open('ru@yulduz.test');
  const refused = [
    await other.visitor.post('sumsub.getAccessToken', { externalActionId: action }),
    await other.visitor.get('sumsub.getVerification', { externalActionId: action }),
  ];
  for (const { body } of refused) expect(body.error.error_data).toHaveProperty('externalActionId');
});

test('the identity script is served as JavaScript, and the frame in the requested language', async () => {
  const script = await fetch(`${sandbox.url}/_/identity/websdk.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await script.text()).toContain('window.snsWebSdk');
  expect((await fetch(`${sandbox.url}/_/identity/frame.js`)).status).toBe(200);
  const { token } = await open('ru@yulduz.test');
  const [uz, ru] = await Promise.all([page(token, 'uz'), page(token, 'ru')]);
  expect([uz.includes('lang="uz"'), ru.includes('lang="ru"'), uz === ru]).toEqual([true, true, false]);
});
