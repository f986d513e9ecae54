import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { currencyUnit } from '../../../../shared/domain/currencyUnit.ts';
import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { Amount } from '../../../ui/forms/controls/Amount.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { DepositMethod } from '../method/depositMethods.ts';

interface AmountFieldProps {
  method: DepositMethod;
  presets: readonly { amount: number; isLocked: boolean }[];
}

/** The sum, in the bounds of the method. */
export function AmountField({ method, presets }: AmountFieldProps) {
  const text = useText();
  const { locale } = useApp();
  const { trigger, getValues } = useFormContext();
  const { submitCount } = useFormState();
  // Another method has other bounds: what is said of the sum is said anew.
  useEffect(() => {
    if (submitCount > 0 || getValues('amount') !== '') void trigger('amount');
    // Only with the method.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [method.sysname]);
  return (
    <FormField
      name="amount"
      label={text('deposit.amount')}
      hint={`${formatNumber(method.min)} – ${formatNumber(method.max)}`}
    >
      {({ value, ...control }) => (
        <Amount
          {...control}
          value={String(value ?? '')}
          unit={currencyUnit(method.currency, locale)}
          clearLabel={text('deposit.clear')}
          presetsLabel={text('deposit.presets')}
          presets={presets.map(({ amount, isLocked }) => ({
            amount,
            reason: isLocked ? text('deposit.overLimit') : undefined,
          }))}
        />
      )}
    </FormField>
  );
}
