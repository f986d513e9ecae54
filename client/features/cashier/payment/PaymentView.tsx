import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import { type PaymentKind, paymentKind } from '#shared/cashier/paymentKind.ts';
import { PaymentCard } from './PaymentCard.tsx';
import type { DepositAction, PaymentInfo } from './PaymentInfo.ts';
import styles from './PaymentView.module.css';

interface PaymentViewProps {
  info: PaymentInfo;
  methodName: string;
  /** It has replaced the form: the heading is focused, and so read out. */
  isNew?: boolean;
  /** Under the text: the next step. */
  action?: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
}

const MARKS: Record<PaymentKind, { icon: IconName; tone: 'secondary' | 'danger' | 'primary' }> = {
  open: { icon: 'clock', tone: 'secondary' },
  success: { icon: 'check', tone: 'secondary' },
  cancelled: { icon: 'close', tone: 'danger' },
  failed: { icon: 'close', tone: 'danger' },
  unconfirmed: { icon: 'alert', tone: 'secondary' },
};

/** Texts of an open payment, by what the player must do next. */
const STEPS: Record<DepositAction['type'], string> = {
  redirect: 'payment.open.redirect',
  new_window: 'payment.open.new_window',
  iframe: 'payment.open.iframe',
  form: 'payment.open.form',
  mobile: 'payment.open.mobile',
  qr: 'payment.open.qr',
  done: 'payment.open.none',
};

export function PaymentView({ info, methodName, isNew = false, action, children }: PaymentViewProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const kind = paymentKind(info.status);
  const step = STEPS[info.action?.type ?? 'done'];
  const id = kind === 'open' ? step : `payment.${kind}`;
  return (
    <div className={styles.view} data-payment={kind}>
      {(kind !== 'open' || step === STEPS.done) && <StarMark {...MARKS[kind]} size={96} />}
      <div role="status" className={styles.text}>
        <h2 ref={heading} tabIndex={isNew ? -1 : undefined} data-outcome="">
          {text(`${id}.title`)}
        </h2>
        <p>{text(`${id}.text`, { id: String(info.id) })}</p>
        {(kind === 'failed' || kind === 'cancelled') && info.message && (
          <p className={styles.reason}>{text('payment.reason', { reason: info.message })}</p>
        )}
      </div>
      {action}
      <PaymentCard info={info} methodName={methodName} />
      {children}
    </div>
  );
}
