import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const FIRST = 'password';
const REPEAT = 'repeat_password';

/** Validates a repeated field again when the original changes; by default a field is validated only on its own changes. */
export function useRepeatCheck<Input extends FieldValues, Output extends FieldValues>(
  { subscribe, getValues, trigger, formState }: UseFormReturn<Input, unknown, Output>,
  strategy: 'eager' | 'onSubmit',
): void {
  const speaks = strategy === 'eager' || formState.isSubmitted;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (speaks && name === FIRST && getValues(REPEAT as Path<Input>)) void trigger(REPEAT as Path<Input>);
        },
      }),
    [subscribe, getValues, trigger, speaks],
  );
}
