import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

async function playerWith(login: string) {
  const player = createVisitor(sandbox.url);
  await player.login(login);
  const { uid } = (await player.get('account.getInfo')).body.data;
  const withdraw = async (requisites: Record<string, string>) =>
    (await player.post('cashier.makewithdrawal', { method: 'uzcard', amount: 60_000, currency: 'UZS', requisites }))
      .body;
  const saved = async () => {
    const { methods } = (await player.get('cashier.getwithdrawsettings')).body.data;
    const requisites = methods.find(({ sysname }: { sysname: string }) => sysname === 'uzcard').requisites_saved ?? [];
    return requisites.find(({ title }: { title: string }) => title === '•••• 0002');
  };
  const check = async (externalActionId: string) =>
    (await player.get('sumsub.getVerification', { externalActionId })).body.data;
  return { uid, withdraw, saved, check };
}
const CARD = { card: '8600 1111 2222 0002' };

test('requisites that need validation return one check id, and accept a withdrawal once it is approved', async () => {
  const { uid, withdraw, saved, check } = await playerWith('demo@yulduz.test');
  expect(await saved()).toBeUndefined();
  const { error } = await withdraw(CARD);
  expect(error.type).toBe('RequisitesValidationRequiredException');
  const action = error.error_data.external_action_id;
  expect(await check(action)).toMatchObject({ status: 'none', external_action_id: action, title: '•••• 0002' });
  // A repeated request returns the same check.
  expect((await withdraw(CARD)).error.error_data).toEqual({ external_action_id: action });
  expect(await saved()).toMatchObject({ state: 'validation_required', external_action_id: action });

  sandbox.world.cashier.requisiteChecks.change(action, 'pending');
  expect(await saved()).toMatchObject({ state: 'on_verification', external_action_id: action });
  expect((await withdraw(CARD)).error).toMatchObject({
    type: 'RequisitesOnVerificationException',
    error_data: { external_action_id: action },
  });

  sandbox.world.cashier.identity.decide(uid, { verdict: 'approved', action });
  expect(await check(action)).toMatchObject({ status: 'approved' });
  const { id, state } = await saved();
  expect(state).toBeNull();
  expect(await withdraw({ saved: id })).toHaveProperty('data.id');
  // Another card with the same last digits is another card.
  expect((await withdraw({ card: '8600 9999 9999 0002' })).error.error_data.external_action_id).not.toBe(action);
});

test('requisites with a rejected check are fraudulent, and a later approval is refused', async () => {
  const { uid, withdraw, saved } = await playerWith('ru@yulduz.test');
  const {
    cashier: { identity, requisiteChecks },
    money,
  } = sandbox.world;
  const requisites = money.payments.requisitesOf('uzcard', CARD.card.replaceAll(' ', ''));
  const { action_id: action } = requisiteChecks.open(uid, 'uzcard', requisites);
  expect(identity.decide(uid, { verdict: 'rejected', action })).toBe(true);
  expect(identity.decide(uid, { verdict: 'approved', action })).toBe(false);
  expect(await saved()).toMatchObject({ state: 'fraudulent' });
  const [other] = requisiteChecks.list().filter((one) => one.uid !== uid);
  if (other) expect(identity.decide(uid, { verdict: 'approved', action: other.action_id })).toBe(false);
  expect((await withdraw(CARD)).error.type).not.toBe('RequisitesValidationRequiredException');
});
