import { getBalance, getDepositLimit, getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import { getBonuses } from '#shared/api/rewards/bonuses.contract.ts';
import { getNotices } from '#shared/api/site/notices.contract.ts';
import type { LiveEvents, LiveKind } from '#shared/live/LiveEvents.ts';

/** Maximum payments and bonuses that a player may have open. */
const LAST = 8;

const readings: { [K in LiveKind]: (call: Call) => Promise<LiveEvents[K]> } = {
  balance: (call) => call(getBalance, {}),
  limits: (call) => call(getDepositLimit, {}),
  async account(call) {
    const { is_verified, is_on_verification, closed_for } = await call(getInfo, {});
    return { is_verified, is_on_verification, closed_for };
  },
  async payments(call) {
    const { items } = await call(getHistory, { offset: 0, count: LAST, type: 'all' });
    return { items: items.map(({ id, type, status }) => ({ id, type, status })) };
  },
  async notices(call) {
    const { items } = await call(getNotices, {});
    return { items: items.map(({ id, trigger, is_read }) => ({ id, trigger, is_read })) };
  },
  async bonuses(call) {
    const { items } = await call(getBonuses, { offset: 0, count: LAST, status: 'active' });
    return {
      items: items.map(({ id, status, wager }) => ({
        id,
        status,
        done: wager?.done ?? null,
        required: wager?.required ?? null,
      })),
    };
  },
};

/** Reads the current state of one kind as JSON. Rejects as the call does. */
export async function readKind(kind: LiveKind, call: Call): Promise<string> {
  return JSON.stringify(await readings[kind](call));
}
