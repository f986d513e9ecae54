import { useId, useState } from 'react';
import { usePageData } from '#client/context/usePageData.ts';
import { depositTerms } from '#client/entities/bonus/depositTerms.ts';
import { OfferForecast } from '#client/entities/bonus/OfferForecast.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { SumInput } from '#client/ui/forms/controls/SumInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { sumMessageId } from '#shared/rules/fields/sumMessageId.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './OfferPrice.module.css';

/** Cost of a deposit bonus for a chosen sum. The buttons with and without the bonus look alike. */
export function OfferPrice() {
  const text = useText();
  const { offer, returns, rates } = usePageData<typeof import('./offer.loader.ts')>();
  const { account } = useFacts('session');
  const { main } = useFacts('balances');
  const id = useId();
  const [typed, setTyped] = useState(formatNumber(offer.exampleSum ?? 0));
  const [isLeft, setLeft] = useState(false);
  if (offer.exampleSum === null) return null;
  const { currency } = depositTerms(offer.deposit, offer.exampleSum)?.bonus ?? { currency: '' };
  const digits = sumDigits({ currency });
  const { amount: read, problem } = readSum(typed, digits);
  const sum = read ?? 0;
  const amount = sum > 0 ? { [paymentKeys.amount]: sum } : {};
  return (
    <Card as="section" className={styles.price} aria-labelledby={id}>
      <h2 id={id}>{text('offers.price')}</h2>
      <Field
        label={text('offers.priceSum')}
        optional
        error={isLeft && problem ? text(sumMessageId(problem)) : undefined}
      >
        {(control) => (
          <SumInput {...control} digits={digits} value={typed} onChange={setTyped} onBlur={() => setLeft(true)} />
        )}
      </Field>
      <OfferForecast
        deposit={offer.deposit}
        sum={{ amount: sum, currency }}
        balance={account ? main : null}
        rates={rates}
        returns={returns}
      />
      {account && offer.state !== 'closed' && (
        <p className={styles.choice}>
          <ButtonLink href={paths.deposit.build(null, amount)} link={renderLocaleLink}>
            {text('offers.without')}
          </ButtonLink>
          <ButtonLink
            href={paths.deposit.build(null, { ...amount, [paymentKeys.offer]: offer.id })}
            link={renderLocaleLink}
          >
            {text('offers.with')}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
