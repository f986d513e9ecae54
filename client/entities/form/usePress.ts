import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { isShownAside } from './isShownAside.ts';
import { useRefusals } from './useRefusals.ts';

/**
 * Runs the actions of one card, one at a time: formats a refusal, and reloads the page's data after success. `staleOf`: returns the
 * message id of a refusal that means that the page is out of date; the data is reloaded then, too.
 */
export function usePress(staleOf?: (error: unknown) => string | null) {
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
    /** `done`, `refused`: message ids; `refused` is for input that the platform rejects. Resolves to whether the press succeeded. */
    async press(name: string, send: () => Promise<unknown>, done: string, refused?: string): Promise<boolean> {
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
        const stale = staleOf?.(failure);
        const isInput = failure instanceof AppError && failure.type === 'InvalidParameterException';
        const own = stale ?? (isInput ? refused : undefined);
        setError(own ? text(own) : formatRefusal(failure));
        if (stale) await reload();
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
