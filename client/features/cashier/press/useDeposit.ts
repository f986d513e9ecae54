import { useRef, useState } from 'react';
import { getBalance } from '../../../../shared/api/account/account.contract.ts';
import { takePromotions } from '../../../../shared/api/rewards/campaigns.contract.ts';
import { getDepositInfo, getHistory, makeDeposit } from '../../../../shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '../../../../shared/api/method.ts';
import type { Id } from '../../../../shared/api/wireTypes.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../../shared/errors/isUncertain.ts';
import { draftKeys } from '../../../../shared/keys/draftKeys.ts';
import { useApp } from '../../../context/useApp.ts';
import { createOrderKey } from '../../../lib/transport/createOrderKey.ts';
import type { PaymentInfo } from '../payment/PaymentInfo.ts';
import { paymentKind } from '../../../../shared/cashier/paymentKind.ts';
import { createOrderKeys } from './orderKeys.ts';

export type DepositInput = InputOf<typeof makeDeposit>;

/** `refused`: nothing was ordered. `ended`: it was ordered and failed. `unknown`: it may have been ordered. */
export type DepositOutcome =
  | { kind: 'opened'; info: PaymentInfo }
  | { kind: 'ended'; info: PaymentInfo }
  | { kind: 'refused'; error: AppError }
  | { kind: 'unknown' };

/** Size of the history in which a lost order is searched: a payment that is not in `known` results from the press. */
const HISTORY = 4;

/** Orders deposits, each once however often it is pressed; never rejects. `known`: ids of earlier payments. */
export function useDeposit(known: readonly Id[]) {
  const { call, stores } = useApp();
  const uid = stores.session.account?.uid ?? 0;
  const [keys] = useState(() => createOrderKeys(() => localStorage, draftKeys.device('order', uid)));
  const [taking] = useState(createOrderKey);
  const underWay = useRef<Promise<DepositOutcome>>(null);
  const seen = useRef(new Set(known.map(String)));

  async function order(input: DepositInput, takesOffer: boolean): Promise<DepositOutcome> {
    const print = [input.method, input.amount, input.currency, input.campaign_offer_id].join('|');
    try {
      if (takesOffer && input.campaign_offer_id !== undefined) {
        await call(takePromotions, { offer_id: input.campaign_offer_id }, { idempotencyKey: taking.now() });
        taking.settled();
      }
    } catch (error) {
      taking.settled(error);
      return { kind: 'refused', error: error instanceof AppError ? error : new AppError('UnknownErrorException') };
    }
    try {
      const { id, status, action } = await call(makeDeposit, input, { idempotencyKey: keys.keyOf(print) });
      keys.settled();
      seen.current.add(String(id));
      return await toOutcome({ ...orderedNow(input), id, status, action });
    } catch (error) {
      keys.settled(error);
      if (error instanceof AppError && !isUncertain(error.type)) return { kind: 'refused', error };
      const found = await find(input).catch(() => undefined);
      return found ? toOutcome(found) : { kind: 'unknown' };
    }
  }

  async function toOutcome(info: PaymentInfo): Promise<DepositOutcome> {
    const kind = paymentKind(info.status);
    if (kind === 'success')
      await call(getBalance, {}).then(
        (balances) => stores.balances.set(balances),
        // The header refreshes independently.
        () => undefined,
      );
    return { kind: kind === 'failed' || kind === 'cancelled' ? 'ended' : 'opened', info };
  }

  /** The order whose answer was lost, if the platform has it. */
  async function find({ method, amount }: DepositInput): Promise<PaymentInfo | undefined> {
    const { items } = await call(getHistory, { offset: 0, count: HISTORY, type: 'deposit' });
    const mine = items.find(
      (item) => !seen.current.has(String(item.id)) && item.method === method && item.amount.amount === amount,
    );
    if (!mine) return undefined;
    const info = await call(getDepositInfo, { id: mine.id });
    keys.settled();
    seen.current.add(String(mine.id));
    return info;
  }

  return (input: DepositInput, takesOffer: boolean): Promise<DepositOutcome> => {
    underWay.current ??= order(input, takesOffer).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}

function orderedNow({ method, amount, currency }: DepositInput) {
  const now = Math.floor(Date.now() / 1_000);
  return {
    method,
    amount: { amount, currency },
    created_at: now,
    updated_at: now,
    type: 'deposit' as const,
    requisites: null,
    domain: '',
  };
}
