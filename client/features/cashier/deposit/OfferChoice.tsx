import { memo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import type { Rates } from '#shared/domain/money/convertMoney.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { DepositOffer } from './depositOffers.ts';
import styles from './OfferChoice.module.css';
import { offerFor } from './offerFor.ts';
import { offerMinimum } from './offerMinimum.ts';

interface OfferChoiceProps {
  offers: readonly DepositOffer[];
  method: { sysname: string; currency: string };
  /** Major units of the method's currency; null if nothing is typed. */
  amount: number | null;
  rates: Rates;
  /** Id as text; empty for none. */
  value: string;
  /** Stable. */
  onChange: (id: string) => void;
}

interface OfferRadiosProps extends Omit<OfferChoiceProps, 'amount'> {
  /** Ids of the offers whose minimum the sum does not reach, divided by spaces. */
  unreached: string;
}

/** The choice of a bonus; an offer that does not apply says why. */
export function OfferChoice({ amount, ...radios }: OfferChoiceProps) {
  const { offers, method, rates } = radios;
  const unreached = offers.filter((offer) => {
    const min = offerMinimum(offer, method.currency, rates)?.money;
    return amount !== null && min?.currency === method.currency && amount < min.amount;
  });
  return <OfferRadios {...radios} unreached={unreached.map(({ id }) => id).join(' ')} />;
}

/** Not rendered by a sum that is typed, unless it reaches the minimum of an offer. */
const OfferRadios = memo(function OfferRadios(props: OfferRadiosProps) {
  const { offers, method, rates, value, onChange, unreached } = props;
  const { sysname, currency } = method;
  const text = useText();
  const { locale } = useApp();
  const labelOf = (name: string, note: string | null) => (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
  const options = offers.map((offer) => {
    const { id, name, conditions } = offer;
    const isExcluded = offerFor([offer], String(id), sysname) === null;
    const min = offerMinimum(offer, currency, rates);
    const isSmall = unreached.split(' ').includes(String(id));
    const from =
      min && text('deposit.offerFrom', { sum: `${min.isAbout ? '≈\u00A0' : ''}${formatMoney(min.money, locale)}` });
    const all = conditions.map(({ label, value: figure }) => `${label}: ${figure}`);
    // The operator's conditions name the minimum in the offer's currency only.
    const why = isExcluded
      ? text('deposit.offerExcluded')
      : isSmall
        ? from
        : joinDotted([min?.isAbout && from, ...all]);
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
});
