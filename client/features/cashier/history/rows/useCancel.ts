import { useState } from 'react';
import { getBalance } from '../../../../../shared/api/account/account.contract.ts';
import { cancelWithdrawal } from '../../../../../shared/api/cashier/cashier.contract.ts';
import { AppError } from '../../../../../shared/errors/AppError.ts';
import type { PlainFormOutcome } from '../../../../entities/form/readFormOutcome.ts';
import { useApp } from '../../../../context/useApp.ts';
import { useReload } from '../../../../context/useReload.ts';
import { useText } from '../../../../i18n/useText.ts';
import { createOrderKey } from '../../../../lib/transport/createOrderKey.ts';
import { cancelProblem } from './cancelProblem.ts';

/** Cancels a withdrawal, once however often it is pressed, and reloads the page after any outcome. */
export function useCancel(id: number | string) {
  const { call, stores } = useApp();
  const text = useText();
  const { reload } = useReload();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlainFormOutcome | null>(null);
  const [order] = useState(createOrderKey);

  async function cancel(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const answer = await call(cancelWithdrawal, { id }, { idempotencyKey: order.now() });
      order.settled();
      if (answer !== 1) throw new AppError('UnknownErrorException');
      stores.toasts.show('success', text('history.cancelled'));
      call(getBalance, {}).then(
        (balances) => stores.balances.set(balances),
        // The header refreshes independently.
        () => undefined,
      );
    } catch (error) {
      order.settled(error);
      setOutcome({ form: 'cancel', ...cancelProblem(error), field: null });
    }
    await reload();
    setBusy(false);
  }

  return { cancel, isBusy, outcome };
}
