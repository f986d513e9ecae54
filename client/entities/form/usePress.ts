import { useState } from 'react';
import { AppError } from '../../../shared/errors/AppError.ts';
import { useApp } from '../../context/useApp.ts';
import { useReload } from '../../context/useReload.ts';
import { useText } from '../../i18n/useText.ts';
import { useFormMessages } from '../../ui/forms/useFormMessages.ts';
import { isShownAside } from './isShownAside.ts';
import { useRefusals } from './useRefusals.ts';

/**
 * Presses of one card: one at a time, its refusal in words, and the page anew when it is done. `staleOf`: the message id of a
 * refusal which says that the page is no longer so; the page comes anew then too.
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
    /** Names the press that is under way. */
    busy,
    error,
    setError,
    /** Seconds until it may be pressed again; a button that does not show it is refused again. */
    wait,
    /** `done`, `refused`: message ids; `refused` is for input that the platform does not take. Resolves to whether it went well. */
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
