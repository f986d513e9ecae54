import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BALANCE_AUTO_OFF_MS, BALANCE_CLICK_DELAY_MS, BALANCE_INTERVAL_MS } from '../../../shared/constants.ts';
import { isGamePage } from '../../../shared/url/isGamePage.ts';
import { storageKeys } from '../../../shared/keys/storageKeys.ts';
import { useApp } from '../../context/useApp.ts';
import { createBalancePolling, type PollingSettings } from '../../stores/createBalancePolling.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { useRootData } from '../useRootData.ts';
import { keepLocally } from './keepLocally.ts';

const DEFAULTS: PollingSettings = {
  countSecondsForDelayBetweenClick: BALANCE_CLICK_DELAY_MS / 1000,
  isEnabledInterval: true,
  countSecondsForInterval: BALANCE_INTERVAL_MS / 1000,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: BALANCE_AUTO_OFF_MS / 60_000,
  isEnabledRequestsAfterClick: true,
};

/** Keeps a player's balance fresh off game pages (machine E3) and mirrors it to localStorage. */
export function useBalancePolling(): void {
  const { call, stores } = useApp();
  const { account, fatal } = useFacts('session');
  const { pathname } = useLocation();
  const settings = useRootData()?.balancePolling ?? DEFAULTS;
  const uid = account?.uid ?? 0;
  const isOn = uid > 0 && !fatal && !isGamePage(pathname);

  useEffect(() => {
    if (!isOn) return;
    const polling = createBalancePolling({
      settings,
      isVisible: () => document.visibilityState === 'visible',
      now: () => Date.now(),
      refresh: async (isCurrent) => {
        const { getBalance } = await import('../../../shared/api/account.contract.ts');
        const balances = await call(getBalance, {});
        if (!isCurrent() || stores.session.account?.uid !== uid) return;
        stores.balances.set(balances);
        keepLocally(storageKeys.balances(uid), JSON.stringify(balances));
      },
    });
    const onClick = () => polling.clicked();
    const onVisible = () => document.visibilityState === 'visible' && polling.becameVisible();
    polling.start();
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      polling.stop();
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isOn, uid, settings, call, stores]);
}
