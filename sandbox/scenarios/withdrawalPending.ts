import { ownNumber } from '#sandbox/demo/ownNumber.ts';
import { type PayMethodData, payMethods } from '#sandbox/world/money/payMethods.ts';
import type { Scenario } from './Scenario.ts';

const DAY = 86_400;
/** Ends in 02: the provider never finishes such a payment. */
const AMOUNT = 300_002;

export const withdrawalPending: Scenario = {
  name: 'withdrawal-pending',
  about: 'a verified player waits for 300 002 soʻm to be paid out; the request may still be cancelled',
  set: async ({ player, world }) => {
    const { uid, login } = await player({ main: 50_000_00, daysOld: 30, verification: 'approved' });
    const { payments } = world.money;
    const method = payMethods.find(({ sysname }) => sysname === 'uzcard') as PayMethodData;
    const requisites = payments.requisitesOf(method.sysname, ownNumber(uid));
    const now = world.clock.seconds();
    const deposit = payments.open({ uid, type: 'deposit', method, amount: 1_000_000, requisites, time: now - 9 * DAY });
    payments.turn(deposit.id, 'success', now - 9 * DAY);
    const { id } = payments.open({ uid, type: 'withdrawal', method, amount: AMOUNT, requisites, time: now - 300 });
    payments.turn(id, 'pending', now - 180);
    return login;
  },
};
