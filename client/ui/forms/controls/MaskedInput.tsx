import type { MaskitoOptions } from '@maskito/core';
import { useMemo } from 'react';
import { useMask } from '#client/ui/forms/masks/useMask.ts';
import type { TextControlProps } from '#client/ui/forms/TextControlProps.ts';
import { compileMask } from '#shared/domain/compileMask.ts';
import { Input } from './Input.tsx';

interface MaskedInputProps extends TextControlProps {
  /** `#`: a digit, `@`: a letter, `*`: either, anything else: itself; an empty mask allows all. */
  mask: string;
}

/** An input formatted by a mask on typing and pasting: card numbers, documents, fields of a payment method. */
export function MaskedInput({ mask, ref, value, onChange, placeholder, ...rest }: MaskedInputProps) {
  const options = useMemo<MaskitoOptions | null>(() => (mask ? { mask: compileMask(mask) } : null), [mask]);
  const attach = useMask(options, ref);
  const isNumeric = mask !== '' && !/[@*]/.test(mask);
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      inputMode={isNumeric ? 'numeric' : undefined}
      {...rest}
      placeholder={placeholder ?? (isNumeric ? mask.replace(/#/g, '0') : undefined)}
      ref={attach}
      value={value}
      // Maskito sets the value itself and fires `input`.
      onInput={(event) => onChange(event.currentTarget.value)}
      onChange={() => undefined}
    />
  );
}
