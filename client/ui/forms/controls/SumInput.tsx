import { useMemo } from 'react';
import { amountMask } from '#client/ui/forms/masks/amountMask.ts';
import { useMask } from '#client/ui/forms/masks/useMask.ts';
import type { TextControlProps } from '#client/ui/forms/TextControlProps.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { Input } from './Input.tsx';

export interface SumInputProps extends TextControlProps {
  /** Decimal places that the sum may have (sumDigits). */
  digits: number;
}

/** An input of a sum. `value` is its text, to be read by readSum; what cannot be read stays as it was typed. */
export function SumInput({ digits, ref, value, onChange, onBlur, ...rest }: SumInputProps) {
  const options = useMemo(() => amountMask(digits), [digits]);
  const attach = useMask(options, ref);
  return (
    <Input
      autoComplete="off"
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      {...rest}
      ref={attach}
      value={value}
      // Maskito sets the value itself and fires `input`.
      onInput={(event) => onChange(event.currentTarget.value)}
      onChange={() => undefined}
      onBlur={(event) => {
        // The player sees the sum as it was read: "1.000" becomes "1 000".
        const { amount } = readSum(value, digits);
        if (amount !== null && formatNumber(amount) !== value) onChange(formatNumber(amount));
        onBlur?.(event);
      }}
    />
  );
}
