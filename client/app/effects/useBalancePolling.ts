import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '#client/app/background/whenIdle.ts';
import type { Live } from '#client/app/live/startLive.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { useApp } from '#client/context/useApp.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { createBalancePolling, type PollingSettings } from '#client/stores/createBalancePolling.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import type { Balances } from '#shared/api/account/account.contract.ts';
import { BALANCE_AUTO_OFF_MS, BALANCE_CLICK_DELAY_MS, BALANCE_INTERVAL_MS } from '#shared/constants.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';

const DEFAULTS: PollingSettings = {
  countSecondsForDelayBetweenClick: BALANCE_CLICK_DELAY_MS / 1000,
  isEnabledInterval: true,
  countSecondsForInterval: BALANCE_INTERVAL_MS / 1000,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: BALANCE_AUTO_OFF_MS / 60_000,
  isEnabledRequestsAfterClick: true,
};

/** Refreshes a player's balance outside game pages (machine E3) and mirrors it to localStorage. */
export function useBalancePolling(): void {
  const { call, stores } = useApp();
  const { account, fatal } = useFacts('session');
  const { pathname } = useLocation();
  const settings = useRootData()?.balancePolling ?? DEFAULTS;
  const uid = account?.uid ?? 0;
  const isOn = uid > 0 && !fatal && !isGamePage(pathname);

  useEffect(() => {
    if (!isOn) return;
    const started = new AbortController();
    let live: Live | undefined;
    const show = (balances: Balances, set: (balances: Balances) => void) => {
      if (stores.session.account?.uid !== uid) return;
      set(balances);
      deviceStorage.write(storageKeys.balances(uid), JSON.stringify(balances));
    };
    const polling = createBalancePolling({
      settings,
      isVisible: () => document.visibilityState === 'visible',
      now: () => Date.now(),
      fedBy: () => live?.mode() ?? null,
      onSleep: () => live?.sleep(),
      refresh: async (isCurrent) => {
        const { getBalance } = await import('#shared/api/account/account.contract.ts');
        const set = stores.balances.beginReading();
        const balances = await call(getBalance, {});
        if (isCurrent()) show(balances, set);
      },
    });
    const onClick = () => {
      polling.clicked();
      if (settings.isEnabledRequestsAfterClick) live?.wake();
    };
    const onVisible = () => document.visibilityState === 'visible' && polling.becameVisible();
    polling.start();
    // With the interval off, the operator wants balances only after clicks.
    if (settings.isEnabledInterval)
      whenIdle(() => {
        if (started.signal.aborted) return;
        import('#client/app/live/startLive.ts').then(
          ({ startLive }) => {
            if (started.signal.aborted) return;
            const onBalance = (balances: Balances) => show(balances, (pushed) => stores.balances.push(pushed));
            live = startLive({ uid, call, polling, onBalance });
          },
          // Without the file, balances are still polled.
          () => undefined,
        );
      });
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      started.abort();
      live?.stop();
      polling.stop();
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isOn, uid, settings, call, stores]);
}
