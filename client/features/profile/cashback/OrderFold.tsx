import { useApp } from '#client/context/useApp.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { OrderFields } from '#client/entities/order/OrderFields.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { orderAddresses } from '#shared/forms/orders/orderAddresses.ts';
import type { CashbackOrder } from '#shared/orders/cashbackOrder.ts';
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
        action={formAction(orderAddresses[kind], locale)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onPress(kind);
        }}
      >
        <OrderFields values={{ id, until: until ?? '' }} orderKey={orderKey} />
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
