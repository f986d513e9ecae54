import { useEffect, useRef } from 'react';
import type { LiveMode } from '#client/app/live/createLiveWatch.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import { watchReturn } from '#client/lib/live/watchReturn.ts';
import {
  type BalancePolling,
  createBalancePolling,
  type PollingSettings,
} from '#client/stores/createBalancePolling.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';

/**
 * Refreshes a player's balance outside game pages (machine E3). `fedBy`: how the event stream delivers balances now.
 */
export function useBalancePolling(settings: PollingSettings, fedBy: () => LiveMode | null): void {
  const { call, stores } = useApp();
  const { account, fatal } = useFacts('session');
  const { pathname } = useLocation();
  const uid = account?.uid ?? 0;
  const isOn = uid > 0 && (!fatal || fatal.kind === 'closed') && !isGamePage(pathname);
  const current = useRef<BalancePolling>(undefined);

  function show(balances: Balances, set: (balances: Balances) => void): void {
    if (uid === 0 || stores.session.account?.uid !== uid) return;
    set(balances);
  }
  useLiveNews('balance', (balances) => {
    show(balances, (pushed) => stores.balances.push(pushed));
    current.current?.fed();
  });
  useLiveNews('lost', () => current.current?.feedLost());
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  useEffect(() => {
    if (!isOn) return;
    const polling = createBalancePolling({
      settings,
      isVisible: () => document.visibilityState === 'visible',
      now: () => Date.now(),
      fedBy,
      refresh: async (isCurrent) => {
        const { getBalance } = await import('#shared/api/account/account.contract.ts');
        const set = stores.balances.beginReading();
        const balances = await call(getBalance, {});
        if (isCurrent()) latest.current(balances, set);
      },
    });
    current.current = polling;
    polling.start();
    document.addEventListener('click', polling.clicked, { capture: true });
    const stopWatching = watchReturn(polling.returned);
    return () => {
      polling.stop();
      current.current = undefined;
      document.removeEventListener('click', polling.clicked, { capture: true });
      stopWatching();
    };
  }, [isOn, uid, settings, fedBy, call, stores]);
}
