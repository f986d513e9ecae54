import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import styles from './BurnNote.module.css';

interface BurnNoteProps {
  loss: { amount: number; currency: string };
  name: string;
}

/** The loss, shown before the press; without JavaScript a checkbox replaces the dialog. */
export function BurnNote({ loss, name }: BurnNoteProps) {
  const text = useText();
  const { locale } = useApp();
  const sum = formatMoney(loss, locale);
  return (
    <div className={styles.note}>
      <Icon name="gift" />
      <p>{text('withdraw.burnWarning', { sum, name: name || text('cashier.kind.bonus') })}</p>
      <noscript>
        <label className={styles.box}>
          <input type="checkbox" name="burn" value="1" /> {text('withdraw.burnAgree', { sum })}
        </label>
      </noscript>
    </div>
  );
}
