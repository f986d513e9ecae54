import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';

const HOUR = 3_600_000;

let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

const ask = async (amount: number): Promise<number> => {
  const order = { method: 'uzcard', amount, currency: 'UZS', requisites: { card: '8600 1111 2222 3333' } };
  return (await player.post('cashier.makewithdrawal', order)).body.data.id;
};
const read = async (id: number) => (await player.get('cashier.getwithdrawalinfo', { id })).body.data;
const steps = ({ timeline }: { timeline: { status: string; is_done: boolean }[] }) =>
  timeline.map(({ status, is_done }) => `${status}${is_done ? '' : '?'}`).join(' ');

test('cashier.getwithdrawalinfo returns the timeline: done steps, next steps and the time of the next one', async () => {
  const id = await ask(60_000);
  const first = await read(id);
  expect(first).toMatchObject({ id, type: 'withdrawal', status: 'new', can_cancel: true });
  expect(steps(first)).toBe('new pending? processing? success?');
  expect(first.timeline[0].at).toBe(first.created_at);
  expect(first.timeline[1].at).toBeGreaterThan(first.created_at);
  expect(first.timeline[2].at).toBeNull();
  sandbox.world.clock.advance(121_000);
  expect(steps(await read(id))).toBe('new pending processing? success?');
  sandbox.world.clock.advance(HOUR);
  const paid = await read(id);
  expect(steps(paid)).toBe('new pending processing success');
  expect(paid).toMatchObject({ status: 'success', can_cancel: false });
  const times = paid.timeline.map(({ at }: { at: number }) => at);
  expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
});

test('cashier.getwithdrawalinfo, for a cancelled or declined withdrawal, ends the timeline there', async () => {
  const id = await ask(60_000);
  await player.post('cashier.cancelwithdrawal', { id });
  expect(steps(await read(id))).toBe('new cancelled');
  const refused = await ask(60_001);
  sandbox.world.clock.advance(HOUR);
  const declined = await read(refused);
  expect(declined).toMatchObject({ status: 'declined', message: expect.stringMatching(/./) });
  expect(steps(declined)).toBe('new pending processing declined');
});

test('cashier.getwithdrawalinfo, for a deposit, another player’s withdrawal or an unknown id, is refused by id', async () => {
  const { uid } = (await player.get('account.getInfo')).body.data;
  const { payments } = sandbox.world.money;
  const deposit = payments.history(uid, { types: ['deposit'], offset: 0, count: 1 }).items[0]?.id;
  const rich = sandbox.world.players.accounts.byLogin('rich@yulduz.test')?.uid ?? 0;
  const foreign = payments.history(rich, { types: ['withdrawal'], offset: 0, count: 1 }).items[0]?.id;
  for (const id of [deposit, foreign, 999_999]) {
    const { error } = (await player.get('cashier.getwithdrawalinfo', { id })).body;
    expect(error.error_data).toHaveProperty('id');
  }
});
