import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Amount } from '#client/ui/forms/controls/Amount.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { DepositMethod } from '../method/depositMethods.ts';
import type { TypedField } from '../typed/useTypedForm.ts';

interface AmountFieldProps {
  method: DepositMethod;
  presets: readonly { amount: number; isLocked: boolean }[];
  typed: TypedField;
}

export function AmountField({ method, presets, typed }: AmountFieldProps) {
  const text = useText();
  const { locale } = useApp();
  const { id, name, value, error, put, leave } = typed;
  return (
    <Field
      id={id}
      label={text('deposit.amount')}
      hint={`${formatNumber(method.min)} – ${formatNumber(method.max)}`}
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
          presetsLabel={text('deposit.presets')}
          presets={presets.map(({ amount, isLocked }) => ({
            amount,
            reason: isLocked ? text('deposit.overLimit') : undefined,
          }))}
        />
      )}
    </Field>
  );
}
