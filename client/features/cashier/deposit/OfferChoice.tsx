import { formatMoney } from '../../../../shared/domain/money/formatMoney.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { RadioGroup } from '../../../ui/forms/controls/choice/RadioGroup.tsx';
import type { DepositOffer } from './depositOffers.ts';
import styles from './OfferChoice.module.css';

interface OfferChoiceProps {
  offers: readonly DepositOffer[];
  /** Sysname of the method. */
  method: string;
  /** Major units; null if nothing is typed. */
  amount: number | null;
  /** Id as text; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** The choice of a bonus; an offer that does not apply says why. */
export function OfferChoice({ offers, method, amount, value, onChange }: OfferChoiceProps) {
  const text = useText();
  const { locale } = useApp();
  const labelOf = (name: string, note: string) => (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
  const options = offers.map(({ id, name, facts, excluded, gift }) => {
    const isExcluded = excluded.includes(method);
    const isSmall = gift !== null && amount !== null && amount < gift.min;
    const why = isExcluded
      ? text('deposit.offerExcluded')
      : isSmall
        ? text('deposit.offerFrom', { sum: formatMoney({ amount: gift.min, currency: gift.currency }, locale) })
        : facts.map(({ label, value: figure }) => `${label}: ${figure}`).join(' · ');
    return { value: String(id), label: labelOf(name, why), disabled: isExcluded || isSmall };
  });
  return (
    <RadioGroup
      name="offer"
      look="cards"
      legend={text('deposit.offer')}
      hideLegend
      value={value}
      onChange={onChange}
      options={[{ value: '', label: labelOf(text('deposit.noOffer'), text('deposit.noOfferNote')) }, ...options]}
    />
  );
}
