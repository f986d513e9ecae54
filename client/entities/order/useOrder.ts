import { useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { refreshBalances } from '#client/entities/money/refreshBalances.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { Order } from '#shared/orders/Order.ts';
import { createOrder } from './createOrder.ts';

/**
 * Places orders of one money command, see createOrder. `payments`: ids of the payments that the page was loaded with; null: not known.
 * `allowAgain`: call when the player has read that the outcome is unknown and orders anew; the next `place` does so.
 */
export function useOrder<I, A>(order: Order<I, A>, payments: readonly Id[] | null = []) {
  const app = useApp();
  const isAgain = useRef(false);
  const [orders] = useState(() =>
    createOrder(order, {
      call: app.call,
      uid: () => app.stores.session.account?.uid ?? 0,
      storage: () => localStorage,
      refresh: () => void refreshBalances(app),
      payments: () => payments,
    }),
  );
  return {
    place(input: I) {
      const again = isAgain.current;
      isAgain.current = false;
      return orders.place(input, { again });
    },
    allowAgain: () => {
      isAgain.current = true;
    },
  };
}
