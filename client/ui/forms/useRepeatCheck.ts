import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const FIRST = 'password';
const REPEAT = 'repeat_password';

/** A repeat is judged again when what it repeats changes: a field only judges itself by its own changes. */
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
