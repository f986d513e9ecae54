import { useApp } from '#client/context/useApp.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { withLocale } from '#shared/locales.ts';
import type { CashbackOrder } from '#shared/orders/cashbackOrder.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Cashback.module.css';
import { moneyAfter } from './moneyAfter.ts';

interface OrderFoldProps {
  kind: CashbackOrder;
  cashback: OutputOf<typeof getCashbacks>['items'][number];
  orderKey: string;
  busy: CashbackOrder | null;
  /** Seconds until another press is accepted. */
  wait: number;
  onPress: (kind: CashbackOrder) => void;
}

/** The first press unfolds the effect on the money, the second confirms it; also without JavaScript. */
export function OrderFold({ kind, cashback, orderKey, busy, wait, onPress }: OrderFoldProps) {
  const text = useText();
  const { locale } = useApp();
  const { main } = useFacts('balances');
  const { id, amount, receiving_expired_at: until } = cashback;
  const sum = amount ? formatMoney(amount, locale) : text('cashback.itself');
  const after = moneyAfter(main, kind === 'payout' ? (amount ?? null) : { amount: 0, currency: main?.currency ?? '' });
  return (
    <details>
      <summary className={kind === 'payout' ? buttonClass({ kind: 'primary' }) : styles.summary}>
        {text(`cashback.${kind}`)}
      </summary>
      <form
        method="post"
        action={withLocale(paths.profileCashback.build(null, { form: kind }), locale)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onPress(kind);
        }}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="until" value={until ?? ''} />
        <Sender />
        <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
        <p>
          <span>{text(`cashback.${kind}Text`, { amount: sum })}</span>{' '}
          {main && after && (
            <span>
              {text(`cashback.${kind}Balance`, {
                before: formatMoney(main, locale),
                after: formatMoney(after, locale),
              })}
            </span>
          )}
        </p>
        <Button
          type="submit"
          kind={kind === 'payout' ? 'primary' : 'danger'}
          loading={busy === kind}
          disabled={wait > 0 || (busy !== null && busy !== kind)}
        >
          {wait > 0 ? formatCountdown(wait) : text(`cashback.${kind}Now`, { amount: sum })}
        </Button>
      </form>
    </details>
  );
}
