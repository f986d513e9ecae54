import { useRef, useState } from 'react';
import { getBalance } from '../../../shared/api/account.contract.ts';
import { payoutCashback, removeCashback } from '../../../shared/api/cashbacks.contract.ts';
import { formatDate } from '../../../shared/domain/formatDate.ts';
import { formatMoney } from '../../../shared/domain/formatMoney.ts';
import { toMs } from '../../../shared/domain/toMs.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useApp } from '../../context/useApp.ts';
import type { DialogProps } from '../../stores/DialogProps.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { Money } from '../../ui/feedback/Money.tsx';
import { TextButton } from '../../ui/navigation/TextButton.tsx';
import styles from './Popups.module.css';

/** The cashback that the player has not heard of: to collect, to leave for later, to refuse after a second question (E5). */
export function CashbackDialog({ params: cashback, close }: DialogProps<'unseenCashback'>) {
  const { call, stores, locale } = useApp();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [isRefusing, setIsRefusing] = useState(false);
  const keys = useRef({ take: crypto.randomUUID(), refuse: crypto.randomUUID() });
  const { amount, status, receiving_expired_at: until } = cashback;
  const isActive = status === 'active';

  async function act(name: 'take' | 'refuse'): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const options = { idempotencyKey: keys.current[name] };
      await (name === 'take' ? call(payoutCashback, {}, options) : call(removeCashback, {}, options));
      stores.toasts.show('success', text(name === 'take' ? 'player.cashbackTaken' : 'player.cashbackRefused'));
      close(name === 'take' ? 'taken' : 'refused');
      if (name === 'take')
        call(getBalance, {}).then(
          (balances) => stores.balances.set(balances),
          // The header asks again by itself.
          () => undefined,
        );
    } catch (error) {
      const { id, values } =
        error instanceof AppError ? errorMessage(error) : errorMessage(new AppError('UnknownErrorException'));
      stores.toasts.show('error', text(id, values));
      setBusy(false);
      // The press was answered: the next one is another.
      keys.current = { take: crypto.randomUUID(), refuse: crypto.randomUUID() };
    }
  }

  if (isRefusing)
    return (
      <ConfirmDialog
        open
        title={text('player.cashbackRefuseTitle')}
        stayText={text('player.cashbackKeep')}
        onStay={() => setIsRefusing(false)}
        confirmText={text('player.cashbackRefuse')}
        onConfirm={() => void act('refuse')}
        destructive
        busy={busy}
        closeLabel={text('player.close')}
      >
        {text('player.cashbackRefuseText', {
          amount: amount ? formatMoney(amount, locale) : text('player.cashbackTitle'),
        })}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      onClose={() => close()}
      closable={!busy}
      closeLabel={text('player.close')}
      title={text(isActive ? 'player.cashbackTitle' : 'player.cashbackPaidTitle')}
    >
      <div className={styles.popup}>
        {amount && (
          <p className={styles.amount}>
            <Money {...amount} locale={locale} display />
          </p>
        )}
        <p className={styles.text}>
          {text(isActive ? 'player.cashbackText' : 'player.cashbackPaidText')}{' '}
          {isActive && until !== null && text('player.cashbackUntil', { date: formatDate(toMs(until) ?? 0) })}
        </p>
        {isActive ? (
          <div className={styles.actions}>
            <Button kind="primary" size="large" wide glow loading={busy} onClick={() => void act('take')}>
              {text('player.cashbackTake')}
            </Button>
            <Button size="large" wide disabled={busy} onClick={() => close()}>
              {text('player.cashbackLater')}
            </Button>
            <TextButton className={styles.refuse} disabled={busy} onClick={() => setIsRefusing(true)}>
              {text('player.cashbackRefuse')}
            </TextButton>
          </div>
        ) : (
          <Button kind="primary" size="large" wide onClick={() => close()}>
            {text('player.ok')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
