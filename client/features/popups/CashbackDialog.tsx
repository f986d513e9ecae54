import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useCashbackOrder } from '#client/entities/cashback/useCashbackOrder.ts';
import { useEnded } from '#client/entities/cashback/useEnded.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { toMs } from '#shared/domain/toMs.ts';
import type { CashbackOrder } from '#shared/orders/cashbackOrder.ts';
import styles from './Popups.module.css';

/** Reports a new cashback: collect, postpone, or decline after a confirmation (E5). */
export function CashbackDialog({ params: cashback, close }: RegisteredDialogProps<'unseenCashback'>) {
  const { stores, locale } = useApp();
  const text = useText();
  const [isRefusing, setIsRefusing] = useState(false);
  const { busy, wait, order } = useCashbackOrder(cashback);
  const { amount, status, receiving_expired_at: expires } = cashback;
  const until = toMs(expires);
  const isOver = useEnded(status === 'active' ? until : null);
  const isActive = status === 'active' && !isOver;
  const sum = amount ? formatMoney(amount, locale) : text('cashback.itself');

  async function act(kind: CashbackOrder): Promise<void> {
    if (busy) return;
    const { messageId, unknown, isOver: isGone, isShown } = await order(kind);
    if (messageId === null) {
      stores.toasts.show('success', text(kind === 'payout' ? 'cashback.taken' : 'cashback.refused'));
      return close(kind === 'payout' ? 'taken' : 'refused');
    }
    const values = { seconds: 0, noun: unknown ? text(`order.noun.${unknown}`) : '' };
    if (!isShown) stores.toasts.show('error', text(messageId, values));
    if (isGone) close();
  }

  if (isRefusing && isActive)
    return (
      <ConfirmDialog
        open
        title={text('cashback.refuseTitle')}
        stayText={text('cashback.keep')}
        onStay={() => setIsRefusing(false)}
        confirmText={text('cashback.refuse')}
        onConfirm={() => void act('refuse')}
        destructive
        busy={busy !== null}
        closeLabel={text('cashback.close')}
      >
        {text('cashback.refuseText', { amount: sum })}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      onClose={() => close()}
      closable={busy === null}
      closeLabel={text('cashback.close')}
      title={text(status === 'active' ? 'cashback.title' : 'cashback.paidTitle')}
    >
      <div className={styles.popup}>
        {amount && (
          <p className={styles.amount}>
            <Money {...amount} locale={locale} display />
          </p>
        )}
        <Status className={styles.text}>{isOver && text('cashback.expired')}</Status>
        {isActive ? (
          <>
            <p className={styles.text}>
              <span>{text('cashback.payoutText', { amount: sum })}</span>{' '}
              {until !== null && <span>{text('cashback.until', { time: formatMoment(until) })}</span>}
            </p>
            <div className={styles.actions}>
              <Button
                kind="primary"
                size="large"
                wide
                glow
                disabled={wait > 0}
                loading={busy !== null}
                onClick={() => void act('payout')}
              >
                {wait > 0 ? `${text('cashback.payout')}: ${formatCountdown(wait)}` : text('cashback.payout')}
              </Button>
              <Button size="large" wide disabled={busy !== null} onClick={() => close()}>
                {text('cashback.later')}
              </Button>
              <TextButton className={styles.refuse} disabled={busy !== null} onClick={() => setIsRefusing(true)}>
                {text('cashback.refuse')}
              </TextButton>
            </div>
          </>
        ) : (
          <>
            {!isOver && <p className={styles.text}>{text('cashback.paidText')}</p>}
            <Button kind="primary" size="large" wide onClick={() => close()}>
              {text('cashback.ok')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
