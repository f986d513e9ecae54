import { useState } from 'react';
import { requireOne } from '../../../../shared/api/requireOne.ts';
import { setStorage } from '../../../../shared/api/account/storage.contract.ts';
import { OFFERS_OFF_KEY } from '../../../../shared/rewards/quietReason.ts';
import { useApp } from '../../../context/useApp.ts';
import { useReload } from '../../../context/useReload.ts';
import { isShownAside } from '../../../entities/form/isShownAside.ts';
import { useRefusals } from '../../../entities/form/useRefusals.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFormMessages } from '../../../ui/forms/useFormMessages.ts';

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
