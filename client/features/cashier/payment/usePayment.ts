import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { refreshBalances } from '#client/entities/money/refreshBalances.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { getDepositInfo } from '#shared/api/cashier/cashier.contract.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import type { PaymentInfo } from './PaymentInfo.ts';
import { watchPayment } from './watchPayment.ts';

interface Watched {
  info: PaymentInfo;
  /** The scheduled polls have ended without a result; a press or a return to the tab polls again. */
  isLate: boolean;
  pollNow: () => void;
}

/**
 * The current state of a payment, polled while open; an unconfirmed one is polled on a press, a return to the tab or live news.
 * `onEnd`: its state is another, and the balances are reloaded.
 */
export function usePayment(first: PaymentInfo, onEnd?: (info: PaymentInfo) => void): Watched {
  const { call, stores } = useApp();
  const [info, setInfo] = useState(first);
  const [isLate, setLate] = useState(false);
  const watch = useRef<ReturnType<typeof watchPayment>>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const { id } = first;
  const kind = paymentKind(info.status);
  const isWatched = kind === 'open' || kind === 'unconfirmed';

  useEffect(() => {
    if (!isWatched) return;
    const abort = new AbortController();
    const { signal } = abort;
    watch.current = watchPayment({
      poll: async () => {
        const now = await call(getDepositInfo, { id }, { signal });
        const isDone = paymentKind(now.status) !== kind;
        if (isDone) await refreshBalances({ call, stores }, signal);
        if (signal.aborted) return true;
        setInfo(now);
        if (isDone) end.current?.(now);
        return isDone;
      },
      onLate: () => setLate(true),
      isQuiet: kind === 'unconfirmed',
    });
    return () => {
      abort.abort();
      watch.current?.stop();
    };
  }, [call, stores, id, kind, isWatched]);

  useLiveNews('payments', ({ items }) => {
    const now = items.find((one) => String(one.id) === String(id));
    if (isWatched && now && now.status !== info.status) watch.current?.pollNow();
  });

  return { info, isLate: isLate && kind === 'open', pollNow: useCallback(() => watch.current?.pollNow(), []) };
}
