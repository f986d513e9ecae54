import { Suspense, useSyncExternalStore } from 'react';
import { hasPage } from '#client/app/shell/menu/hasPage.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { documentPath } from '#client/lib/documentPath.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';
import { isAskedAgain, onConsentChange, storeConsent } from './consent.ts';
import { DeviceBeacon } from './DeviceBeacon.tsx';
import { hasTrackers } from './hasTrackers.ts';
import { Tracking } from './Tracking.tsx';
import { useConsent } from './useConsent.ts';

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
