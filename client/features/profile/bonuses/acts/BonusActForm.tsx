import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
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
      action={withLocale(paths.profileBonuses.build(null, { form: act }), locale)}
      className={styles.act}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(act, bonus);
      }}
    >
      <input type="hidden" name="id" value={bonus.id} />
      <input type="hidden" name="type" value={bonus.type} />
      <Sender />
      <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
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
