import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { OrderFields } from '#client/entities/order/OrderFields.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { orderAddresses } from '#shared/forms/orders/orderAddresses.ts';
import styles from '../BonusCard.module.css';
import type { BonusView } from '../BonusView.ts';
import { useBonusBalance } from '../useBonusBalance.ts';
import { consequences } from './consequences.ts';

interface BonusActFormProps {
  act: BonusAct;
  bonus: BonusView;
  onAsk: (act: BonusAct, bonus: BonusView) => void;
}

/** A press is confirmed in a dialog; without JavaScript, by a checkbox. */
export function BonusActForm({ act, bonus, onAsk }: BonusActFormProps) {
  const text = useText();
  const { locale } = useApp();
  const { orderKey } = usePageData<typeof import('../../bonuses.loader.ts')>();
  const balance = useBonusBalance(bonus.type);
  const label = text(`bonuses.act.${act}`);
  return (
    <form
      method="post"
      action={formAction(orderAddresses[act], locale)}
      className={styles.act}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(act, bonus);
      }}
    >
      <OrderFields values={{ id: bonus.id, type: bonus.type }} orderKey={orderKey} />
      <noscript>
        <label className={styles.agree}>
          <input type="checkbox" name="agree" value="1" required />{' '}
          <span>
            {text('bonuses.agree', { act: label })} {consequences(act, bonus, { balance, locale, text }).join(' ')}
          </span>
        </label>
      </noscript>
      <Button
        type="submit"
        size="small"
        kind={act === 'activate' ? 'primary' : act === 'remove' ? 'danger' : 'secondary'}
        aria-label={text('bonuses.actOf', { act: label, name: bonus.name })}
      >
        {label}
      </Button>
    </form>
  );
}
