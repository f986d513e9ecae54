import { clsx } from 'clsx';
import { type ReactNode, Suspense, useMemo } from 'react';
// Not in the late chunk: the server-rendered page needs these styles at its first paint.
import forecast from '#client/entities/bonus/WagerForecast.module.css';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { PayField } from '../form/PayField.tsx';
import type { TypedField } from '../form/useTypedForm.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import { AmountField } from './AmountField.tsx';
import type { DepositData } from './DepositData.ts';
import styles from './DepositFields.module.css';
import { DepositSummary } from './DepositSummary.tsx';
import { depositSums } from './depositSums.ts';
import { OfferChoice } from './OfferChoice.tsx';
import { offerFor } from './offerFor.ts';
import { presetsOf } from './presetsOf.ts';
import { SavedChoice } from './SavedChoice.tsx';

/** With its messages when a bonus is chosen; a page rendered with a chosen bonus has both. */
const OfferCost = late(() => import('./OfferCost.tsx'), 'OfferCost');
/** Few players have a limit. */
const LimitCard = late(() => import('./limit/LimitCard.tsx'), 'LimitCard');

interface DepositFieldsProps {
  data: DepositData;
  method: DepositMethod;
  fields: readonly FormFieldSettings[];
  /** What the player's limit leaves, in the method's currency; null: no limit. */
  limitLeft: number | null;
  fieldOf: (name: string) => TypedField;
  /** Currency of the player's account. */
  account: string;
  /** In a narrow container, whatever the screen's width. */
  isOverlay: boolean;
  saved: string;
  onSaved: (id: string) => void;
  offer: string;
  onOffer: (id: string) => void;
  /** The button, and the notice of the last press. */
  children: ReactNode;
}

/** Everything of the form for one method. */
export function DepositFields(props: DepositFieldsProps) {
  const {
    data,
    method,
    fields,
    limitLeft: remaining,
    fieldOf,
    account,
    isOverlay,
    saved,
    onSaved,
    offer,
    onOffer,
    children,
  } = props;
  const text = useText();
  const sum = fieldOf('amount');
  const { amount } = readSum(String(sum.value), sumDigits(method));
  const { limit, offers, presets, rates } = data;
  const shown = useMemo(() => presetsOf(method, { presets, limitLeft: remaining }), [method, presets, remaining]);
  const chosen = offerFor(offers, offer, method.sysname);
  const sums = depositSums({ method, amount: amount ?? 0, account, offer: chosen, rates });
  return (
    <div className={clsx(styles.columns, !isOverlay && styles.wide)}>
      <div className={styles.inputs}>
        <section className={styles.part} aria-label={text('deposit.amount')}>
          <AmountField method={method} limitLeft={remaining} presets={shown} typed={sum} />
          <SavedChoice method={method} value={saved} onChange={onSaved}>
            {fields.map((field) => (
              <PayField key={field.name} field={field} typed={fieldOf(field.name)} />
            ))}
          </SavedChoice>
        </section>
        {offers.length > 0 && (
          <section className={styles.part} aria-label={text('deposit.offer')}>
            <h2>
              {text('deposit.offer')} <span className={styles.quiet}>{text('deposit.optional')}</span>
            </h2>
            <OfferChoice
              offers={offers}
              method={method}
              amount={amount}
              rates={rates}
              value={offer}
              onChange={onOffer}
            />
            {sums.bonus && chosen && (
              <div className={forecast.forecast} aria-live="polite">
                <Suspense>
                  <OfferCost
                    gift={chosen.gift}
                    sums={sums}
                    rates={rates}
                    returns={data.returns}
                    onWithout={() => onOffer('')}
                  />
                </Suspense>
              </div>
            )}
          </section>
        )}
      </div>
      <div className={styles.side}>
        <Card as="section" className={styles.bill} aria-label={text('deposit.summary')}>
          <h2>{text('deposit.summary')}</h2>
          <DepositSummary sums={sums} method={method} account={account} rates={rates} />
          {children}
        </Card>
        {limit && limit.limit_amount !== null && limit.period !== 'none' && (
          <div className={styles.limit}>
            <Suspense>
              <LimitCard limit={limit} currency={account} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
