import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { serverFieldErrors } from '#client/ui/forms/serverFieldErrors.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { changeSubscription } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Changes subscriptions, one contact after the other; changes made before a refusal persist. */
export function useSubscriptions() {
  const text = useText();
  const { call, stores } = useApp();
  const { reload } = useReload();
  const { wait, take } = useRefusals();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ contact: string; message: string } | null>(null);

  /** `name`: of the pressed button. */
  async function change(name: string, contacts: readonly string[], isOn: boolean): Promise<void> {
    if (busy !== null || wait > 0) return;
    setBusy(name);
    setProblem(null);
    let current = '';
    try {
      for (const contact of contacts) {
        current = contact;
        requireOne(await call(changeSubscription, { contact, subscription: isOn ? '1' : '0' }));
      }
      stores.toasts.show('success', text(isOn ? 'notification.onDone' : 'notification.offDone'));
    } catch (error) {
      take(error);
      const [named] = error instanceof AppError ? serverFieldErrors(error.data, ['contact', 'subscription']) : [];
      const message = formatRefusal(error, named?.field, named?.code);
      if (message) setProblem({ contact: current, message });
    }
    await reload();
    setBusy(null);
  }

  return { busy, problem, wait, change };
}
