import { Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import type { SessionFacts } from '#client/entities/play/useSessionFacts.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { hasFieldFocus } from '#client/lib/visitor/hasFieldFocus.ts';
import { getSessionFacts, noteRealityCheck } from '#shared/api/account/accountLimits.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { continueVisit, isCheckDue, readVisit, type SharedVisit, type Visit } from './visit.ts';

const RealityCheckDialog = lateComponent(() => import('./RealityCheckDialog.tsx'), 'RealityCheckDialog');

const LOOK_MS = 15_000;
const RETRY_MS = 60_000;
/** Milliseconds after the last letter for which the player is typing. */
const TYPING_MS = 5_000;

interface RealityCheckProps {
  uid: number;
  /** Page of the limits; null when the site has none. */
  limitsUrl: string | null;
  signOut: () => void;
}

/** Known after each answer of the platform; times in milliseconds. */
interface CheckClock {
  /** The interval; 0: off. */
  minutes: number;
  /** How far the platform's clock is ahead of the device's. */
  ahead: number;
  shared: SharedVisit | null;
}

function clockOf(session: SessionFacts): CheckClock {
  const { now, started_at: start, reality_check_minutes: minutes, reality_checked_at: checked } = session;
  return {
    minutes,
    ahead: inMs(now) - Date.now(),
    shared:
      checked === undefined ? null : { startedAt: inMs(start), checkedAt: checked === null ? null : inMs(checked) },
  };
}

/**
 * Interrupts the player at their chosen interval to show time and money, also over games. Time is counted across pages, tabs and, where
 * the platform does, devices; an answer counts for all of them. Disabled when the platform does not report these facts.
 */
export function RealityCheck({ uid, limitsUrl, signOut }: RealityCheckProps) {
  const { call } = useApp();
  const [clock, setClock] = useState<CheckClock | null>(null);
  const [check, setCheck] = useState<{ session: SessionFacts; visit: Visit } | null>(null);
  const memory = useRef<Visit>(undefined);
  const { pathname } = useLocation();
  const isAtLimits = stripLocale(pathname).startsWith(paths.profileResponsibleGame.build());

  // After leaving the limits page the interval may have changed.
  useEffect(() => {
    if (isAtLimits) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      call(getSessionFacts, {}, { signal: abort.signal }).then(
        (session) => setClock(clockOf(session)),
        (error: unknown) => {
          if (abort.signal.aborted || (error instanceof AppError && error.type === 'MethodNotFoundException')) return;
          timer = setTimeout(() => void ask(), RETRY_MS);
        },
      );
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [call, uid, isAtLimits]);

  useEffect(() => {
    if (!clock) return;
    const key = storageKeys.realityCheck(uid);
    let isAsking = false;
    let hasLeft = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const now = Date.now() + clock.ahead;
      const visit = continueVisit(read(key) ?? memory.current ?? null, now);
      memory.current = visit;
      write(key, visit);
      // Another tab may have answered the check.
      if (!isCheckDue(visit, now, clock.minutes, clock.shared)) return setCheck(null);
      if (isAsking || isTyping()) return;
      isAsking = true;
      call(getSessionFacts, {}).then(
        (session) => {
          isAsking = false;
          if (hasLeft || isTyping()) return;
          const nextClock = clockOf(session);
          // Another device may have answered it, or a break have ended the session.
          if (isCheckDue(visit, inMs(session.now), nextClock.minutes, nextClock.shared))
            setCheck((shown) => shown ?? { session, visit });
          else setClock(nextClock);
        },
        () => {
          isAsking = false;
        },
      );
    };
    // A typed text would be lost to the dialog; the next look shows it.
    let typedAt = -TYPING_MS;
    const isTyping = () => hasFieldFocus(document) && performance.now() - typedAt < TYPING_MS;
    const typed = () => {
      typedAt = performance.now();
    };
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      // A sign-out in another tab removes the key: it must not come back before this page reloads.
      if (changed !== key || newValue !== null) look();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', onStorage);
    document.addEventListener('input', typed, true);
    return () => {
      hasLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('input', typed, true);
    };
  }, [call, uid, clock]);

  if (!check || !clock) return null;
  const goOn = () => {
    const now = Date.now() + clock.ahead;
    memory.current = { ...check.visit, checkedAt: now, seenAt: now, answeredAt: now };
    write(storageKeys.realityCheck(uid), memory.current);
    setCheck(null);
    if (clock.shared) call(noteRealityCheck, {}).catch(() => undefined);
  };
  return (
    <Suspense>
      <RealityCheckDialog
        session={check.session}
        span={inMs(check.session.now - check.session.started_at)}
        limitsUrl={limitsUrl}
        onContinue={goOn}
        onLeave={signOut}
      />
    </Suspense>
  );
}

const read = (key: string): Visit | null => readVisit(deviceStorage.read(key));

/** Without storage the time is counted within this page. */
function write(key: string, visit: Visit): void {
  deviceStorage.write(key, JSON.stringify(visit));
}
