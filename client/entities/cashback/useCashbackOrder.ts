import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { type CashbackOrder, cashbackOrder } from '#shared/orders/cashbackOrder.ts';
import { cashbackProblem, isCashbackGone } from '#shared/rewards/cashbackProblem.ts';

interface Waiting {
  id: Id;
  /** Unix seconds. */
  receiving_expired_at: number | null;
}

export interface CashbackOutcome extends PlainFormOutcome {
  form: CashbackOrder;
  /** There is nothing left to press. */
  isOver: boolean;
  /** The refusal is shown already, with the seconds to wait. */
  isShown: boolean;
}

/** Takes or declines a cashback. Do not call `order` while `busy`. */
export function useCashbackOrder({ id, receiving_expired_at: until }: Waiting) {
  const { call, stores } = useApp();
  const { take, wait } = useRefusals();
  const { place } = useOrder(cashbackOrder);
  const [busy, setBusy] = useState<CashbackOrder | null>(null);

  async function order(kind: CashbackOrder): Promise<CashbackOutcome> {
    const outcome = await place({ kind, id });
    const ended = { form: kind, field: null, isOver: outcome.kind === 'done', isShown: false };
    if (outcome.kind === 'done') return { ...ended, messageId: null };
    if (outcome.kind === 'unknown') return { ...ended, messageId: 'order.unknown', unknown: cashbackOrder.command };
    const { error } = outcome;
    take(error);
    const messageId = await cashbackProblem(call, error, { id, until, now: () => platformNow({ call, stores }) });
    return { ...ended, messageId, isOver: isCashbackGone(error), isShown: isShownAside(error) };
  }

  return {
    busy,
    /** Seconds until the platform accepts another press. */
    wait,
    async order(kind: CashbackOrder): Promise<CashbackOutcome> {
      setBusy(kind);
      const outcome = await order(kind);
      setBusy(null);
      return outcome;
    },
  };
}
