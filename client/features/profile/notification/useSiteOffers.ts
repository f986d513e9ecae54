import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { OFFERS_OFF_KEY } from '#shared/rewards/quietReason.ts';

/** Switches the site's offers on and off, on all devices. */
export function useSiteOffers() {
  const text = useText();
  const { call, stores } = useApp();
  const { reload } = useReload();
  const { wait, take } = useRefusals();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function turn(isOn: boolean): Promise<void> {
    if (busy || wait > 0) return;
    setBusy(true);
    setProblem(undefined);
    try {
      requireOne(await call(setStorage, { key: OFFERS_OFF_KEY, value: isOn ? '0' : '1' }));
      stores.toasts.show('success', text(isOn ? 'notification.siteOnDone' : 'notification.siteOffDone'));
      await reload();
    } catch (error) {
      take(error);
      setProblem(formatRefusal(error));
    }
    setBusy(false);
  }

  return { busy, problem, wait, turn };
}
