import { Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useQuiet } from '#client/entities/care/useQuiet.ts';
import { PlayerHints } from '#client/features/hints/PlayerHints.tsx';
import { NoticeArea } from '#client/features/notices/NoticeArea.tsx';
import { Popups } from '#client/features/popups/Popups.tsx';
import { InactivityWatch } from '#client/features/session/InactivityWatch.tsx';
import { pageEvents } from '#client/features/session/pageEvents.ts';
import { RealityCheck } from '#client/features/session/RealityCheck.tsx';
import { useMessages } from '#client/i18n/useMessages.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { telegramVisit } from '#client/lib/visitor/telegramVisit.ts';
import type { PollingSettings } from '#client/stores/createBalancePolling.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useSignOut } from '#client/stores/useSignOut.ts';
import { handleEvent } from '#shared/api/site/events.contract.ts';
import { BALANCE_AUTO_OFF_MS, BALANCE_CLICK_DELAY_MS, BALANCE_INTERVAL_MS } from '#shared/constants.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { useAccountLocale } from './effects/useAccountLocale.ts';
import { useArrival } from './effects/useArrival.ts';
import { useBalancePolling } from './effects/useBalancePolling.ts';
import { useClosureNews } from './effects/useClosureNews.ts';
import { useCompletion } from './effects/useCompletion.ts';
import { useLiveStream } from './effects/useLiveStream.ts';
import { useRegisterMark } from './effects/useRegisterMark.ts';
import { hasPage } from './shell/menu/hasPage.ts';
import { useRootData } from './useRootData.ts';

const TelegramBridge = lateComponent(() => import('#client/features/telegram/TelegramBridge.tsx'), 'TelegramBridge');

const SignHint = lateComponent(() => import('#client/features/hints/SignHint.tsx'), 'SignHint');

const POLLING: PollingSettings = {
  countSecondsForDelayBetweenClick: BALANCE_CLICK_DELAY_MS / 1000,
  isEnabledInterval: true,
  countSecondsForInterval: BALANCE_INTERVAL_MS / 1000,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: BALANCE_AUTO_OFF_MS / 60_000,
  isEnabledRequestsAfterClick: true,
};

/** Reading the player's history for signs of harm waits until the page has been used for a while. */
const REST_MS = 15_000;

/** Effects of the app for a signed-in player: balances, popups, notices, hints, the reality check. */
export function PlayerEffects() {
  const root = useRootData();
  const polling = root?.balancePolling ?? POLLING;
  useBalancePolling(polling, useLiveStream(polling));
  useAccountLocale();
  useCompletion();
  useRegisterMark();
  // Telegram asks before it signs in on a device that knows an account.
  useEffect(() => void deviceStorage.write(storageKeys.hadAccount, '1'), []);
  const { account, fatal } = useFacts('session');
  usePageEvents(account?.uid ?? 0);
  const hasMessages = useMessages('player');
  const hasNotices = useMessages('notification');
  useArrival();
  const leave = useSignOut();
  const { isQuiet } = useQuiet();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  useClosureNews();
  if (account && fatal?.kind === 'closed' && hasMessages) return <InactivityWatch signOut={() => void leave()} />;
  if (!account || fatal || !hasMessages) return null;
  const { uid, login, reg_time: regTime } = account;
  const limits = paths.profileResponsibleGame.build();
  const signOut = () => void leave();
  return (
    <>
      <Popups key={uid} isQuiet={isQuiet} />
      {hasNotices && <NoticeArea key={`notices${uid}`} isQuiet={isQuiet} />}
      <PlayerHints
        uid={uid}
        login={login}
        regTime={regTime}
        offersUrl={root?.offersUrl ?? '/'}
        isQuiet={isQuiet}
        isAtRest={isAtRest}
      />
      <RealityCheck uid={uid} limitsUrl={hasPage(limits) ? limits : null} signOut={signOut} />
      <InactivityWatch signOut={signOut} />
      {isAtRest && (
        <Suspense>
          <SignHint key={`signs${uid}`} uid={uid} />
        </Suspense>
      )}
      {telegramVisit.isOne() && (
        <Suspense>
          <TelegramBridge />
        </Suspense>
      )}
    </>
  );
}

/** Reports opened pages to the platform, as triggers of the operator's offers and popups. */
function usePageEvents(uid: number): void {
  const { call } = useApp();
  const { pathname } = useLocation();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (uid === 0) return;
    for (const input of pageEvents(before.current, pathname)) call(handleEvent, input).catch(() => undefined);
    before.current = pathname;
  }, [call, uid, pathname]);
}
