import { useCallback, useEffect, useRef } from 'react';
import type { LiveMode } from '#client/app/live/createLiveWatch.ts';
import type { Live } from '#client/app/live/startLive.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import { whenQuiet } from '#client/lib/late/whenQuiet.ts';
import type { PollingSettings } from '#client/stores/createBalancePolling.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';

type IdleSettings = Pick<PollingSettings, 'isEnabledTurnOffRequests' | 'countMinutesAfterWhichRequestsTurnedOff'>;

/**
 * Opens a player's event stream outside game pages, also where the operator polls no balances: notices, payments, bonuses and limits live
 * by it. Returns how it delivers balances now.
 */
export function useLiveStream(settings: IdleSettings): () => LiveMode | null {
  const { call } = useApp();
  const { account, fatal } = useFacts('session');
  const { pathname } = useLocation();
  const uid = account?.uid ?? 0;
  const isOn = uid > 0 && (!fatal || fatal.kind === 'closed') && !isGamePage(pathname);
  const idleMs = settings.isEnabledTurnOffRequests ? settings.countMinutesAfterWhichRequestsTurnedOff * 60_000 : null;
  const live = useRef<Live>(undefined);

  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    whenQuiet(() => {
      if (isStopped) return;
      // Until the file is there, pages still poll.
      void untilLoaded(() => import('#client/app/live/startLive.ts')).then(({ startLive }) => {
        if (!isStopped) live.current = startLive({ uid, call, idleMs });
      });
    });
    return () => {
      isStopped = true;
      live.current?.stop();
      live.current = undefined;
    };
  }, [isOn, uid, idleMs, call]);
  return useCallback(() => live.current?.mode() ?? null, []);
}
