import { useState } from 'react';
import { getBalance } from '../../../shared/api/account/account.contract.ts';
import type { Id } from '../../../shared/api/wireTypes.ts';
import { type CashbackOrder, type CashbackOutcome, orderCashback } from '../../../shared/rewards/orderCashback.ts';
import { useApp } from '../../context/useApp.ts';
import { createOrderKey } from '../../lib/transport/createOrderKey.ts';
import { useRefusals } from '../form/useRefusals.ts';

interface Waiting {
  id: Id;
  /** Unix seconds. */
  receiving_expired_at: number | null;
}

/** Fetching a cashback and giving it up: `order` is not to be called while one is under way; each is sent once however often it is pressed. */
export function useCashbackOrder({ id, receiving_expired_at: until }: Waiting) {
  const { call, stores } = useApp();
  const { take, wait } = useRefusals();
  const [keys] = useState(() => ({ payout: createOrderKey(), refuse: createOrderKey() }));
  const [busy, setBusy] = useState<CashbackOrder | null>(null);

  return {
    busy,
    /** Seconds until the platform takes another press. */
    wait,
    /** `messageId` null: it is done. */
    async order(kind: CashbackOrder): Promise<CashbackOutcome> {
      setBusy(kind);
      const outcome = await orderCashback(call, { kind, id, until, idempotencyKey: keys[kind].now() });
      if (outcome.messageId !== 'cashback.unknown') keys[kind].settled();
      if (outcome.error) take(outcome.error);
      if (kind === 'payout')
        call(getBalance, {}).then(
          (balances) => stores.balances.set(balances),
          // The header asks again by itself.
          () => undefined,
        );
      setBusy(null);
      return outcome;
    },
  };
}
