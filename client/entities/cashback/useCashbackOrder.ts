import { useState } from 'react';
import { getBalance } from '../../../shared/api/account/account.contract.ts';
import type { Id } from '../../../shared/api/wireTypes.ts';
import { type CashbackOrder, type CashbackOutcome, orderCashback } from '../../../shared/rewards/orderCashback.ts';
import { useApp } from '../../context/useApp.ts';
import { createOrderKey } from '../../lib/transport/createOrderKey.ts';
import { platformNow } from '../../stores/clock/platformNow.ts';
import { useRefusals } from '../form/useRefusals.ts';

interface Waiting {
  id: Id;
  /** Unix seconds. */
  receiving_expired_at: number | null;
}

/** Takes or declines a cashback. Do not call `order` while `busy`; repeated presses reuse one idempotency key. */
export function useCashbackOrder({ id, receiving_expired_at: until }: Waiting) {
  const { call, stores } = useApp();
  const { take, wait } = useRefusals();
  const [keys] = useState(() => ({ payout: createOrderKey(), refuse: createOrderKey() }));
  const [busy, setBusy] = useState<CashbackOrder | null>(null);

  return {
    busy,
    /** Seconds until the platform accepts another press. */
    wait,
    /** `messageId` is null when the order succeeded. */
    async order(kind: CashbackOrder): Promise<CashbackOutcome> {
      setBusy(kind);
      const idempotencyKey = keys[kind].now();
      const now = () => platformNow({ call, stores });
      const outcome = await orderCashback(call, { kind, id, until, idempotencyKey, now });
      if (outcome.messageId !== 'cashback.unknown') keys[kind].settled();
      if (outcome.error) take(outcome.error);
      if (kind === 'payout')
        call(getBalance, {}).then(
          (balances) => stores.balances.set(balances),
          // The header reloads the balances anyway.
          () => undefined,
        );
      setBusy(null);
      return outcome;
    },
  };
}
