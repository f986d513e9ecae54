import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { refreshBalances } from '#client/entities/money/refreshBalances.ts';
import { orderRefusal } from '#client/entities/order/orderRefusal.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { bonusForms } from '#shared/forms/orders/bonusForms.ts';
import { bonusOrder } from '#shared/orders/bonusOrder.ts';
import type { BonusView } from '../BonusView.ts';

export interface PendingAct {
  act: BonusAct;
  bonus: BonusView;
}

/** Acts on bonuses, one at a time: confirmed in a dialog, sent once, reported; then the page reloads its bonuses. */
export function useBonusActs() {
  const app = useApp();
  const { call, stores } = app;
  const { reload } = useReload();
  const { take } = useRefusals();
  const [pending, setPending] = useState<PendingAct | null>(null);
  const [last, setLast] = useState<PendingAct | null>(null);
  const { place, allowAgain } = useOrder(bonusOrder);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlainFormOutcome | null>(null);
  const [actedId, setActedId] = useState<string | null>(null);

  async function refresh(): Promise<void> {
    await Promise.all([reload(), refreshBalances(app)]);
  }

  async function confirm(): Promise<void> {
    if (!pending || isBusy) return;
    const { act, bonus } = pending;
    const { type, id } = bonus;
    setBusy(true);
    setOutcome(null);
    setLast(pending);
    setActedId(`${type}:${id}`);
    const ended = await place({ act, type, id });
    if (ended.kind === 'refused') take(ended.error);
    const refusal =
      ended.kind === 'refused'
        ? await orderRefusal(bonusForms[act], { error: ended.error, input: { act, type, id }, call })
        : { messageId: null };
    await refresh();
    setBusy(false);
    setPending(null);
    setOutcome({
      form: act,
      field: null,
      ...(ended.kind === 'unknown' ? { messageId: 'order.unknown', unknown: bonusOrder.command } : refusal),
    });
    if (ended.kind === 'done' && act === 'activate' && type === 'betting')
      void stores.dialogs.open('promoActivated', { kind: 'betting', name: bonus.name });
  }

  function ask(act: BonusAct, bonus: BonusView): void {
    setPending({ act, bonus });
    // The dialog's sums must be current: another tab may have won since.
    void refresh();
  }

  return {
    /** The act to be confirmed in the dialog; null: no dialog. */
    pending,
    isBusy,
    /** Outcome of the last press. */
    outcome,
    /** `type:id` of the last pressed bonus. */
    actedId,
    refresh,
    confirm,
    ask,
    /** Asks once more about the last act, whose outcome is unknown. */
    askAgain: () => {
      allowAgain();
      if (last) ask(last.act, last.bonus);
    },
    stay: () => setPending(null),
  };
}
