import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Amount } from '#client/ui/forms/controls/Amount.tsx';
import { AmountPresets } from '#client/ui/forms/controls/AmountPresets.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { TypedField } from '../form/useTypedForm.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  method: DepositMethod;
  presets: readonly { amount: number; isLocked: boolean }[];
  /** What the player's limit leaves, in the method's currency; null: no limit. */
  limitLeft: number | null;
  typed: TypedField;
}

export function AmountField({ method, presets, limitLeft: remaining, typed }: AmountFieldProps) {
  const text = useText();
  const { locale } = useApp();
  const { id, name, value, error, put, leave } = typed;
  const most = Math.min(method.max, remaining ?? Infinity);
  return (
    <>
      <Field
        id={id}
        className={styles.sum}
        label={text('deposit.amount')}
        hint={`${formatNumber(method.min)} – ${formatNumber(most >= method.min ? most : method.max)}`}
        note={
          remaining !== null && remaining < method.min
            ? text('validation.sumLimit', {
                left: formatMoney({ amount: remaining, currency: method.currency }, locale),
              })
            : undefined
        }
        error={error}
      >
        {(control) => (
          <Amount
            {...control}
            name={name}
            digits={sumDigits(method)}
            value={String(value)}
            onBlur={leave}
            onChange={put}
            unit={currencyUnit(method.currency, locale)}
            clearLabel={text('deposit.clear')}
          />
        )}
      </Field>
      <AmountPresets
        label={text('deposit.presets')}
        presets={presets.map(({ amount, isLocked }) => ({
          amount,
          reason: isLocked ? text('deposit.overLimit') : undefined,
        }))}
        sum={readSum(String(value), sumDigits(method)).amount}
        name={name}
        onChoose={put}
      />
    </>
  );
}
