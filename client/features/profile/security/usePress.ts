import { useState } from 'react';
import { useApp } from '../../../context/useApp.ts';
import { useReload } from '../../../context/useReload.ts';
import { isShownAside } from '../../../entities/form/isShownAside.ts';
import { useRefusals } from '../../../entities/form/useRefusals.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFormMessages } from '../../../ui/forms/useFormMessages.ts';

/** Presses of one card: one at a time, its refusal in words, and the page anew when it is done. */
export function usePress(refusalOf: (error: unknown) => string | null) {
  const text = useText();
  const { stores } = useApp();
  const { reload } = useReload();
  const { take } = useRefusals();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  return {
    /** Names the press that is under way. */
    busy,
    error,
    /** Resolves to whether it went well. `done`: message id. */
    async press(name: string, send: () => Promise<unknown>, done: string): Promise<boolean> {
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
        const own = refusalOf(failure);
        setError(own ? text(own) : formatRefusal(failure));
        // What the page shows is no longer so.
        if (own) await reload();
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
