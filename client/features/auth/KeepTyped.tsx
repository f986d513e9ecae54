import { type RefObject, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Remembers what was typed in the surrounding form, for the next way of registering. */
export function KeepTyped({ into }: { into: RefObject<Record<string, unknown>> }) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          into.current = { ...into.current, ...values };
        },
      }),
    [subscribe, into],
  );
  return null;
}
