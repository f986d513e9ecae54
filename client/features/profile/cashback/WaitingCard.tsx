import { useEffect } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { type CashbackOutcome, useCashbackOrder } from '#client/entities/cashback/useCashbackOrder.ts';
import { useEnded } from '#client/entities/cashback/useEnded.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Status } from '#client/ui/layout/Status.tsx';
import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbackPlan } from '#shared/api/rewards/cashbackFacts.contract.ts';
import type { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { toMs } from '#shared/domain/toMs.ts';
import type { CashbackOrder } from '#shared/orders/cashbackOrder.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Cashback.module.css';
import { NoCashback } from './NoCashback.tsx';
import { OrderFold } from './OrderFold.tsx';

type Cashback = OutputOf<typeof getCashbacks>['items'][number];

interface WaitingCardProps {
  /** null: none is waiting. */
  cashback: Cashback | null;
  plan: OutputOf<typeof getCashbackPlan> | null;
  orderKey: string;
  /** After a press. */
  onOutcome: (outcome: CashbackOutcome) => void;
}

export function WaitingCard({ cashback, plan, ...rest }: WaitingCardProps) {
  const text = useText();
  return (
    <SettingsCard id="waiting" icon="gift" title={text('cashback.waiting')}>
      {cashback ? <Waiting cashback={cashback} {...rest} /> : <NoCashback until={plan?.until ?? null} />}
    </SettingsCard>
  );
}

function Waiting({
  cashback,
  orderKey,
  onOutcome,
}: Omit<WaitingCardProps, 'cashback' | 'plan'> & { cashback: Cashback }) {
  const text = useText();
  const { locale } = useApp();
  const { reload } = useReload();
  const offset = useClockOffset();
  const { amount, end_date: end, receiving_expired_at: expires } = cashback;
  const until = toMs(expires);
  const isOver = useEnded(until);
  const { busy, wait, order } = useCashbackOrder(cashback);
  useEffect(() => {
    // The platform pays an expired cashback no more: reload to show the current state.
    if (isOver) void reload();
  }, [isOver, reload]);
  const press = async (kind: CashbackOrder) => {
    onOutcome(await order(kind));
    await reload();
  };
  const fold = { cashback, orderKey, busy, wait, onPress: (kind: CashbackOrder) => void press(kind) };
  const labels = Object.fromEntries(
    (['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => [unit, text(`cashback.clock.${unit}`)]),
  ) as Record<'days' | 'hours' | 'minutes' | 'seconds', string>;
  return (
    <>
      <div className={styles.waiting}>
        <div>
          {amount && (
            <p className={styles.amount}>
              <Money {...amount} locale={locale} display />
            </p>
          )}
          {end !== null && <p className={styles.note}>{text('cashback.ofPeriod', { date: formatDate(inMs(end)) })}</p>}
        </div>
        {until !== null && !isOver && (
          <div className={styles.clock}>
            <p className={styles.note}>{text('cashback.left')}</p>
            <Countdown
              until={until}
              offset={offset}
              size="small"
              labels={{ ...labels, label: text('cashback.left') }}
            />
          </div>
        )}
      </div>
      <Status>{isOver && text('cashback.expired')}</Status>
      {!isOver && (
        <>
          <p className={styles.note}>
            {until === null ? text('cashback.noEnd') : text('cashback.until', { time: formatMoment(until) })}
          </p>
          <OrderFold kind="payout" {...fold} />
          <OrderFold kind="refuse" {...fold} />
        </>
      )}
    </>
  );
}
