import { useRef, useState } from 'react';
import { getBalance } from '../../../../shared/api/account/account.contract.ts';
import { makeWithdrawal } from '../../../../shared/api/cashier/cashier.contract.ts';
import type { InputOf } from '../../../../shared/api/method.ts';
import { withLocale } from '../../../../shared/locales.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { useNavigate } from '../../../context/useNavigate.ts';
import { useText } from '../../../i18n/useText.ts';
import { createOrderKeys } from '../press/orderKeys.ts';

/** Key of localStorage: the idempotency key of a withdrawal with unknown outcome; contains no card number. */
const storageKeyOf = (uid: number): string => `withdrawal_order_${uid}`;

/**
 * Orders a withdrawal, once however often and in however many tabs it is pressed, and opens its row in the history. Rejects
 * with the refusal.
 */
export function useWithdraw() {
  const { call, stores, locale } = useApp();
  const text = useText();
  const navigate = useNavigate();
  const uid = stores.session.account?.uid ?? 0;
  const [keys] = useState(() => createOrderKeys(() => localStorage, storageKeyOf(uid)));
  const underWay = useRef<Promise<void>>(null);

  async function order(input: InputOf<typeof makeWithdrawal>): Promise<void> {
    const print = [input.method, input.amount, input.currency, input.requisites?.['saved'] ?? ''].join('|');
    try {
      const { id } = await call(makeWithdrawal, input, { idempotencyKey: keys.keyOf(print) });
      keys.settled();
      stores.toasts.show('success', text('withdraw.ordered'));
      call(getBalance, {}).then(
        (balances) => stores.balances.set(balances),
        // The header refreshes independently.
        () => undefined,
      );
      await navigate(withLocale(paths.cashierHistory.build(null, { tab: 'withdrawal', open: id }), locale));
    } catch (error) {
      keys.settled(error);
      throw error;
    }
  }

  return (input: InputOf<typeof makeWithdrawal>): Promise<void> => {
    underWay.current ??= order(input).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
