import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LATE_SECONDS, PAY_OUTCOMES, type PayOutcome } from '#sandbox/providers/payProvider.ts';
import { signNotice } from '#sandbox/providers/signNotice.ts';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { payMethods } from '#sandbox/world/money/payMethods.ts';
import { makeDeposit } from '#shared/api/cashier/cashier.contract.ts';

let sandbox: TestSandbox;
let callControl: CallControl;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  callControl = createControlCaller(sandbox);
  player = createVisitor(sandbox.url);
  await player.login('rich@yulduz.test');
});
afterAll(() => sandbox.remove());
beforeEach(() => callControl('DELETE faults'));

const BACK = 'https://site.example/cashier/paypending';
/** Method -> the action type that the site gets. */
const METHODS = {
  local_redirect: 'redirect',
  local_window: 'new_window',
  local_iframe: 'iframe',
  local_form: 'form',
  local_qr: 'qr',
  local_mobile: 'mobile',
} as const;
type Sysname = keyof typeof METHODS;

test('METHODS has every payment method that opens the page of the provider', () => {
  expect(
    payMethods
      .filter(({ isLocal }) => isLocal)
      .map(({ sysname }) => sysname)
      .toSorted(),
  ).toEqual(Object.keys(METHODS).toSorted());
});

const ENDS: Record<PayOutcome, string> = {
  success: 'success',
  fail: 'declined',
  cancel: 'cancelled',
  hang: 'pending',
  late: 'pending',
};

async function deposit(method: Sysname, amount = 20_000) {
  const answer = await player.post('cashier.makedeposit', { method, amount, currency: 'UZS', back_url: BACK });
  const { id, action } = makeDeposit.output.parse(answer.body.data);
  const row = owned(id);
  return { id, action, page: `${sandbox.url}/_/pay/${row?.pay_key}` };
}

function owned(id: number | string) {
  const account = sandbox.world.players.accounts.byLogin('rich@yulduz.test');
  return sandbox.world.money.payments.byId(account?.uid ?? 0, id);
}

const press = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const statusOf = async (id: number | string) => (await player.get('cashier.getdepositinfo', { id })).body.data.status;

/** Movements of this deposit in the ledger. */
function movements(id: number | string): number {
  const row = sandbox.world.db
    .prepare(`SELECT count(*) n FROM ledger_transaction WHERE reference = ?`)
    .get(`deposit:${id}:done`) as { n: number };
  return row.n;
}

describe.each(Object.keys(METHODS) as Sysname[])('a deposit by %s', (method) => {
  test('cashier.makedeposit returns the action type of the method with the address of the provider’s page', async () => {
    const { action, page } = await deposit(method);
    expect(action.type).toBe(METHODS[method]);
    if ('url' in action) expect(action.url).toBe(page);
    if (action.type === 'form') expect(action.action).toBe(page);
    if (action.type === 'qr') expect(action.payload).toBe(page);
  });

  test.each(PAY_OUTCOMES)(
    'the pressed outcome %s, repeated or followed by another, moves money at most once',
    async (outcome) => {
      const { id, page } = await deposit(method);
      expect(await statusOf(id)).toMatch(/^(new|pending)$/);
      // Pressed twice at once, then with another outcome, then the page is reloaded.
      const answers = await Promise.all([press(page, outcome), press(page, outcome)]);
      for (const answer of answers) {
        expect(answer.status).toBe(303);
        const isFramed = method === 'local_iframe';
        expect(answer.headers.get('location')).toBe(isFramed ? new URL(page).pathname : BACK);
      }
      expect(await statusOf(id)).toBe(ENDS[outcome]);
      await press(page, outcome === 'cancel' ? 'success' : 'cancel');
      const html = await (await fetch(page)).text();
      const isWaiting = outcome === 'hang';
      expect(html.includes('name="outcome"')).toBe(false);
      expect(await statusOf(id)).toBe(isWaiting ? 'cancelled' : ENDS[outcome]);
      expect(movements(id)).toBe(outcome === 'success' ? 1 : 0);
      if (outcome === 'late') {
        await callControl('POST clock', { by: `${LATE_SECONDS}s` });
        expect(await statusOf(id)).toBe('success');
        expect(movements(id)).toBe(1);
        await press(page, 'fail');
        expect([await statusOf(id), movements(id)]).toEqual(['success', 1]);
      }
    },
  );
});

test('a deposit left hanging for an hour is given up, and a late success is credited once, with a letter and a notice', async () => {
  const { id, page } = await deposit('local_redirect');
  await press(page, 'hang');
  await callControl('POST clock', { by: '59m' });
  expect(await statusOf(id)).toBe('pending');
  await callControl('POST clock', { by: '2m' });
  expect([await statusOf(id), movements(id)]).toEqual(['error', 0]);
  expect(await (await fetch(page)).text()).toContain('name="outcome"');
  await Promise.all([press(page, 'success'), press(page, 'success'), press(page, 'cancel')]);
  expect([await statusOf(id), movements(id)]).toEqual(['success', 1]);
  await press(page, 'fail');
  expect([await statusOf(id), movements(id)]).toEqual(['success', 1]);
  const letters = sandbox.world.messages.outbox.latest(20).filter(({ text }) => text.endsWith(` ${id}`));
  expect(letters).toHaveLength(1);
  const { items } = (await player.get('account.getNotices')).body.data;
  expect(items.find(({ trigger }: { trigger: string }) => trigger === 'deposit')).toMatchObject({
    trigger: 'deposit',
    message: expect.stringContaining(String(id)),
    amountType: 'money',
  });
  const history = (await player.get('cashier.gethistory', { type: 'deposit', offset: 0, count: 1 })).body.data;
  expect(history.items[0]).toMatchObject({ id, status: 'success' });
});

test('a deposit that was given up takes the provider’s late refusal, and a refused one a success: its money is with the provider', async () => {
  const { id, page } = await deposit('local_redirect');
  await callControl('POST clock', { by: '61m' });
  expect(await statusOf(id)).toBe('error');
  await press(page, 'fail');
  expect([await statusOf(id), movements(id)]).toEqual(['declined', 0]);
  const key = new URL(page).pathname.split('/').at(-1) ?? '';
  const { payments } = sandbox.world.money;
  expect([payments.applyNotice(key, 'cancelled'), payments.applyNotice(key, 'pending')]).toEqual([false, false]);
  expect([payments.applyNotice(key, 'success'), payments.applyNotice(key, 'success')]).toEqual([true, false]);
  expect([await statusOf(id), movements(id)]).toEqual(['success', 1]);
});

test('a provider callback that fails is retried, and moves money once', async () => {
  const { id, page } = await deposit('local_redirect');
  await callControl('POST faults', { target: 'pay:callback', kind: '500', times: 2 });
  await press(page, 'success');
  expect(await statusOf(id)).toBe('new');
  for (let tries = 0; tries < 3; tries += 1) await callControl('POST clock', { by: '10s' });
  expect([await statusOf(id), movements(id)]).toEqual(['success', 1]);
  const answer = await fetch(page);
  expect(await answer.text()).toContain('<b id="status">success</b>');
});

test('a provider callback without a valid signature gets 401 and leaves the deposit new', async () => {
  const { id, page } = await deposit('local_redirect');
  const invoice = page.slice(page.lastIndexOf('/') + 1);
  const body = JSON.stringify({ event: 1, invoice, status: 'paid', amount: 2_000_000, currency: 'UZS' });
  const now = sandbox.world.clock.seconds();
  const tell = async (text: string, signature?: string) =>
    (
      await fetch(`${sandbox.url}/_/pay/callback`, {
        method: 'POST',
        body: text,
        ...(signature ? { headers: { 'x-pay-signature': signature } } : {}),
      })
    ).status;
  expect(await tell(body)).toBe(401);
  expect(await tell(body, 't=1,v1=00')).toBe(401);
  expect(await tell(body, signNotice('guessed', body, now))).toBe(401);
  expect((await fetch(`${sandbox.url}/_/pay/callback`)).status).toBe(405);
  expect([await statusOf(id), movements(id)]).toEqual(['new', 0]);
});

test('a payment form with changed fields gets 400', async () => {
  const { action, id } = await deposit('local_form');
  if (action.type !== 'form') throw new Error('not a form');
  const open = (fields: Record<string, string>) =>
    fetch(action.action, { method: 'POST', body: new URLSearchParams({ ...action.fields, ...fields }) });
  expect((await open({})).status).toBe(200);
  expect((await open({ amount: '1' })).status).toBe(400);
  expect((await open({ amount: '1', outcome: 'success' })).status).toBe(400);
  expect((await open({ signature: '' })).status).toBe(400);
  expect(await statusOf(id)).toBe('new');
});

test('the page of a QR payment shows the code; an unknown invoice gets 404', async () => {
  const { page } = await deposit('local_qr');
  expect(await (await fetch(page)).text()).toContain('<svg');
  expect((await fetch(`${sandbox.url}/_/pay/nobody`)).status).toBe(404);
});

test('an app deposit gets the outcome encoded in its amount, after the delay of that outcome', async () => {
  const ending = async (method: string, amount: number, requisites: object) => {
    const { body } = await player.post('cashier.makedeposit', { method, amount, currency: 'UZS', requisites });
    return body.data?.id as number;
  };
  const phone = { phone: '998901234567' };
  const ids = await Promise.all([20_000, 20_001, 20_002, 20_003, 20_007].map((sum) => ending('click', sum, phone)));
  await callControl('POST clock', { by: '10s' });
  expect(await Promise.all(ids.map(statusOf))).toEqual(['success', 'declined', 'pending', 'pending', 'cancelled']);
  await callControl('POST clock', { by: '3m' });
  expect(await Promise.all(ids.map(statusOf))).toEqual(['success', 'declined', 'pending', 'success', 'cancelled']);
  expect(ids.map(movements)).toEqual([1, 0, 0, 1, 0]);
});
