import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useCodeRefusal } from '#client/entities/code/useCodeRefusal.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { refreshAccount } from '#client/entities/player/refreshAccount.ts';
import { useText } from '#client/i18n/useText.ts';
import { cancelContactChange, confirmContactChange } from '#shared/api/account/accountContacts.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Confirms or stops the replacement of a contact. */
export function useContactChange() {
  const text = useText();
  const { call, stores } = useApp();
  const { reload } = useReload();
  const refusalOf = useCodeRefusal();
  const { wait, take } = useRefusals();
  const [busy, setBusy] = useState<'confirm' | 'cancel' | null>(null);
  const [error, setError] = useState<string>();

  async function run(step: 'confirm' | 'cancel', send: () => Promise<string>): Promise<void> {
    if (busy !== null || wait > 0) return;
    setBusy(step);
    setError(undefined);
    try {
      stores.toasts.show('success', text(await send()));
      await reload();
    } catch (failure) {
      take(failure);
      setError(refusalOf(failure));
    }
    setBusy(null);
  }

  return {
    busy,
    error,
    /** Seconds until anything may be sent again. */
    wait,
    confirm: (code: string) =>
      run('confirm', async () => {
        const { due_at: due } = await call(confirmContactChange, { code });
        if (due !== null) return 'settings.changeCodeDone';
        // The sign-in name may have changed with it.
        await refreshAccount({ call, stores }).catch(() => undefined);
        return 'settings.changeReplaced';
      }),
    cancel: () =>
      run('cancel', async () => {
        requireOne(await call(cancelContactChange, {}));
        return 'settings.changeCancelDone';
      }),
  };
}
