import { clsx } from 'clsx';
import { useApp } from '#client/context/useApp.ts';
import { Moment } from '#client/entities/moment/Moment.tsx';
import { useText } from '#client/i18n/useText.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { Badge, type BadgeKind } from '#client/ui/feedback/Badge.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { type PaymentKind, paymentKind } from '#shared/cashier/paymentKind.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './PaymentCard.module.css';
import type { PaymentInfo } from './PaymentInfo.ts';

const BADGES: Record<PaymentKind, { kind: BadgeKind; icon: IconName }> = {
  open: { kind: 'waiting', icon: 'clock' },
  success: { kind: 'success', icon: 'check-circle' },
  cancelled: { kind: 'danger', icon: 'close-circle' },
  failed: { kind: 'danger', icon: 'close-circle' },
  unconfirmed: { kind: 'waiting', icon: 'alert-circle' },
};

export function PaymentCard({ info, methodName }: { info: PaymentInfo; methodName: string }) {
  const text = useText();
  const { locale } = useApp();
  const kind = paymentKind(info.status);
  const isAnswered = kind !== 'open' && kind !== 'unconfirmed';
  const sent = toMs(info.created_at);
  const steps = [
    { name: text('payment.stepSent'), isDone: true, at: sent },
    { name: text('payment.stepAnswer'), isDone: isAnswered, at: null },
    ...(!isAnswered || kind === 'success'
      ? [{ name: text('payment.stepArrives'), isDone: kind === 'success', at: null }]
      : []),
  ];
  const isBad = kind === 'failed' || kind === 'cancelled';
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card as="section" aria-label={text('payment.facts')} className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.method}>{joinDotted([methodName, info.requisites])}</p>
          <p className={styles.sum}>
            <Money {...info.amount} locale={locale} display />
          </p>
        </div>
        <Badge {...BADGES[kind]}>{text(`payment.status.${kind}`)}</Badge>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, isDone, at }, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              styles.step,
              isDone && styles.done,
              index === current && styles.current,
              isBad && index === steps.length - 1 && styles.bad,
            )}
          >
            <span className={styles.dot}>
              {isDone && <Icon name={isBad && index === steps.length - 1 ? 'close' : 'check'} size={16} />}
            </span>
            <span>
              <span>{name}</span>
              <VisuallyHidden>
                {index === current ? '' : `, ${text(isDone ? 'payment.stepDone' : 'payment.stepNext')}`}
              </VisuallyHidden>
              {at !== null && <Moment time={at} className={styles.at} />}
            </span>
          </li>
        ))}
      </ol>
      <CopyLine label={text('payment.number')} value={String(info.id)} />
    </Card>
  );
}
