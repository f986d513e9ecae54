import { useEffect, useMemo, useRef } from 'react';
import { subscribe } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { hasFieldFocus } from '#client/lib/visitor/hasFieldFocus.ts';
import type { DialogParams } from '#client/stores/DialogParams.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import { handleEvent } from '#shared/api/site/events.contract.ts';
import { getPopups } from '#shared/api/site/popups.contract.ts';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';
import { stripLocale } from '#shared/locales.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { paths } from '#shared/url/paths.ts';
import { createPopupQueue } from './createPopupQueue.ts';
import { isOwnPlace } from './isOwnPlace.ts';
import { isPopupPage } from './isPopupPage.ts';
import type { ShownCashback } from './isUnseenCashback.ts';
import { loadUnseenCashback, SEEN_CASHBACK_KEY } from './loadUnseenCashback.ts';
import { seenPopups } from './seenPopups.ts';
import { useIdle } from './useIdle.ts';
import { waitFor } from './waitFor.ts';

type Popup = DialogParams['campaignPopup'];

interface PopupsProps {
  /** Nothing may be advertised: cashback is shown, campaigns are not. */
  isQuiet: boolean;
}

/** Opens campaign popups and cashback for players, and previews for everyone (E5, E6). */
export function Popups({ isQuiet }: PopupsProps) {
  const { call, intl, stores } = useApp();
  const { account } = useFacts('session');
  const { pathname, search, hash } = useLocation();
  const uid = account?.uid ?? 0;
  const sysname = new URLSearchParams(search).get(queryKeys.popup);
  const isPreview = hash === hashKeys.popupPreview && sysname !== null;

  // A form is being filled until the next page, sent or not.
  const hasTyped = useRef(false);
  useEffect(() => {
    hasTyped.current = false;
    const typed = () => {
      hasTyped.current = true;
    };
    document.addEventListener('input', typed, { capture: true });
    return () => document.removeEventListener('input', typed, { capture: true });
  }, [pathname]);

  const queue = useMemo(() => {
    // A failure to store "seen" is not shown to the player.
    const remember = (key: string, value: string) => void call(setStorage, { key, value }).catch(() => undefined);
    return createPopupQueue<Popup, ShownCashback>({
      loadPopups: async (place, signal) => {
        const input = {
          ...(place.sysname ? { sysname: place.sysname } : {}),
          ...(place.isPreview ? { preview: true } : {}),
        };
        const { items } = await call(getPopups, input, { signal });
        // A popup asked for by name is meant for this page.
        const due = place.sysname
          ? items
          : items.filter(({ button }) => !isOwnPlace(button?.slug, window.location.pathname));
        // Before it is asked whether a dialog may open, because the player goes on typing while its code loads.
        if (due.length > 0) await import('./CampaignDialog.tsx');
        return due;
      },
      loadCashback: async (signal) => {
        const cashback = uid > 0 ? await loadUnseenCashback(call, uid, signal) : null;
        if (cashback) await Promise.all([import('./CashbackDialog.tsx'), intl.load(['cashback'])]);
        return cashback;
      },
      showPopup: async (popup, place) => {
        // A preview does not count as seen.
        if (!place.isPreview) seenPopups.add(popup.id);
        await stores.dialogs.open('campaignPopup', popup);
        if (uid > 0 && !place.isPreview) remember(`popup_seen_${popup.id}`, nowInSeconds());
      },
      showCashback: async (cashback) => {
        await stores.dialogs.open('unseenCashback', cashback);
        deviceStorage.write(rareStorageKeys.seenCashback(uid), String(cashback.id));
        remember(SEEN_CASHBACK_KEY, String(cashback.id));
      },
      whenFree: (signal) => whenNoDialog(stores.dialogs, signal),
      wait: waitFor,
      isDue: seenPopups.mayCome,
      mayOpen: () => mayInterrupt(hasTyped.current),
      hold: (item, show) => {
        const title = 'popup' in item ? item.popup.title : intl.formatMessage({ id: cashbackTitle(item.cashback) });
        const { dialogs } = stores;
        const id = dialogs.held.length;
        const open = () => {
          dialogs.held.splice(
            dialogs.held.findIndex((one) => one.id === id),
            1,
          );
          void show();
        };
        dialogs.held.push({ id, title, show: open });
      },
    });
  }, [call, intl, stores, uid]);
  useEffect(
    () => () => {
      queue.stop();
      stores.dialogs.held.splice(0);
    },
    [queue, stores],
  );

  // Idle players get an idle campaign.
  const isCashier = stripLocale(pathname).startsWith(`${paths.cashier.build()}/`);
  const { info } = useFacts('general');
  const seconds = (isCashier ? info?.user_inactivity_cashier_time : info?.user_inactivity_pp_time) ?? null;
  useIdle(pathname, uid > 0 && !isQuiet && !isGamePage(pathname) ? seconds : null, () => {
    const event = isCashier ? 'inactivity_cashier' : 'inactivity_pp';
    call(handleEvent, { event }).then(
      () => queue.navigated({ isOpen: isPopupPage(pathname), isQuiet, sysname: null, isPreview: false }),
      () => undefined,
    );
  });

  useEffect(() => {
    // A popup belongs to the page on which it was opened (E5).
    for (const { id, name } of stores.dialogs.queue.slice()) if (name === 'campaignPopup') stores.dialogs.close(id);
    stores.dialogs.held.splice(0);
    const hasCashback = stripLocale(pathname) === paths.profileCashback.build();
    void queue.navigated({
      isOpen: isPreview || (uid > 0 && isPopupPage(pathname)),
      hasCashback,
      isQuiet,
      sysname,
      isPreview,
    });
  }, [queue, stores, uid, pathname, sysname, isPreview, isQuiet]);
  return null;
}

/** An error that the page shows: of a field, or a refusal. */
const ERROR = 'main :is([aria-invalid=true], [role=alert]:not(:empty))';

/** Whether a dialog may open by itself: never on a calm page, in a form, or over an error. `hasTyped`: on this page. */
function mayInterrupt(hasTyped: boolean): boolean {
  return (
    !isCalmPage(window.location.pathname) &&
    !hasTyped &&
    !hasFieldFocus(document) &&
    document.querySelector(ERROR) === null
  );
}

function whenNoDialog(dialogs: { queue: readonly unknown[] }, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (dialogs.queue.length === 0) return resolve();
    const stop = subscribe(dialogs, () => {
      if (dialogs.queue.length > 0) return;
      stop();
      // A pause, so that the closing dialog can return the focus and earlier waiters go first.
      resolve(waitFor(150, signal));
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}

const cashbackTitle = ({ status }: ShownCashback) => (status === 'active' ? 'cashback.title' : 'cashback.paidTitle');

/** Unix seconds as a string, the format of the platform's storage. */
function nowInSeconds(): string {
  return String(Math.floor(Date.now() / 1000));
}
