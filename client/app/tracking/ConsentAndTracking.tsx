import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { hasPage } from '#client/app/shell/menu/hasPage.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { sentTimes } from '#client/lib/device/sentTimes.ts';
import { documentPath } from '#client/lib/documentPath.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { type Consent, readConsent } from '#client/lib/visitor/readConsent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';
import { askSeonSession } from './askSeonSession.ts';
import { isAskedAgain, onConsentChange, storeConsent } from './consent.ts';
import { hasTrackers } from './hasTrackers.ts';
import { startDeviceBeacon } from './startDeviceBeacon.ts';
import { Tracking } from './Tracking.tsx';

const ConsentBar = lateComponent(() => import('#client/features/consent/ConsentBar.tsx'), 'ConsentBar');

const POLICY = '/cookies';

/**
 * Asks for consent where the operator has trackers, on a page that is not calm or when the visitor wants to change it, and loads them after it, never on a sensitive page. SEON's agent needs
 * no consent: it prevents fraud, and only the platform gets its data.
 */
export function ConsentAndTracking() {
  const { pathname } = useLocation();
  const { info } = useFacts('general');
  const consent = useConsent();
  const isAsked = useSyncExternalStore(onConsentChange, isAskedAgain, () => false);
  if (!info) return null;
  const { analytic, is_seon_enabled: hasSeon } = info;
  const isTracked = analytic !== null && hasTrackers(info);
  return (
    <>
      {hasSeon && <DeviceBeacon />}
      {isTracked && consent === 'all' && mayTrack(pathname) && <Tracking analytic={analytic} />}
      {isTracked && ((consent === null && !isCalmPage(pathname)) || isAsked) && (
        <Suspense>
          <ConsentBar policyUrl={hasPage(POLICY) ? POLICY : '/'} onAnswer={storeConsent} />
        </Suspense>
      )}
    </>
  );
}

/** A document loaded from a sensitive page still has its strict policy on later pages, where a tracker could send nothing. */
function mayTrack(pathname: string): boolean {
  return [documentPath(window), pathname].every((path) => !isSensitivePath(path));
}

/** Sends the fingerprint of SEON's agent while the platform has it on; renders nothing. */
function DeviceBeacon() {
  const { account } = useFacts('session');
  const [sentAt, setSentAt] = useState<number>();
  useEffect(
    () =>
      startDeviceBeacon({
        openedAt: documentPath(window),
        askSession: () => {
          setSentAt(Date.now());
          return askSeonSession(window);
        },
        beacon: (address) => {
          new Image().src = address;
        },
      }),
    [],
  );
  // Also what was sent before the player signed in on this page.
  useEffect(() => {
    if (account && sentAt !== undefined) sentTimes.keep('device', account.uid, sentAt);
  }, [account, sentAt]);
  return null;
}

/** The stored consent; `unknown` on the server and in the first browser render, because cached pages do not depend on cookies. */
function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(
    onConsentChange,
    () => readConsent(document.cookie),
    () => 'unknown',
  );
}
