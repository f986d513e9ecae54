import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { isShownAside } from './isShownAside.ts';
import { useRefusals } from './useRefusals.ts';

/** The message id of a refusal; `isStale`: it means that the page is out of date. */
interface PressRefusal {
  id: string;
  isStale?: boolean | undefined;
}

/** Runs the actions of one card, one at a time: formats a refusal, and reloads the page's data after success and when it is out of date. */
export function usePress() {
  const text = useText();
  const { stores } = useApp();
  const { reload } = useReload();
  const { wait, take } = useRefusals();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  return {
    /** Name of the press in progress. */
    busy,
    error,
    setError,
    /** Seconds until the next press; show it, because an earlier press is refused again. */
    wait,
    /** `done`: message id. `refused`: the card's own message for a refusal; null: the error catalogue's. Resolves to whether the press succeeded. */
    async press(
      name: string,
      send: () => Promise<unknown>,
      done: string,
      refused?: (error: unknown) => PressRefusal | null,
    ): Promise<boolean> {
      if (busy !== null) return false;
      setBusy(name);
      setError(undefined);
      try {
        await send();
        stores.toasts.show('success', text(done));
        await reload();
        return true;
      } catch (failure) {
        take(failure);
        const refusal = refused?.(failure);
        setError(refusal ? text(refusal.id) : formatRefusal(failure));
        if (refusal?.isStale) await reload();
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
