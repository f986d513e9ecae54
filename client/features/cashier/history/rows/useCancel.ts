import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { orderRefusal } from '#client/entities/order/orderRefusal.ts';
import { useOrder } from '#client/entities/order/useOrder.ts';
import { useText } from '#client/i18n/useText.ts';
import { cancelForm } from '#shared/forms/orders/cancelForm.ts';

/** Cancels a withdrawal, once however often it is pressed, and reloads the page after any outcome. */
export function useCancel(id: number | string) {
  const { call, stores } = useApp();
  const text = useText();
  const { reload } = useReload();
  const { place, allowAgain } = useOrder(cancelForm.order);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlainFormOutcome | null>(null);

  async function cancel(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    const ended = await place(id);
    if (ended.kind === 'done') stores.toasts.show('success', text('history.cancelled'));
    else
      setOutcome({
        form: 'cancel',
        field: null,
        ...(ended.kind === 'refused'
          ? await orderRefusal(cancelForm, { error: ended.error, input: id, call })
          : { messageId: 'order.unknown', unknown: cancelForm.order.command }),
      });
    await reload();
    setBusy(false);
  }

  return {
    cancel,
    /** Cancels anew, although the outcome of the last press is unknown. */
    cancelAgain: () => {
      allowAgain();
      return cancel();
    },
    isBusy,
    outcome,
  };
}
