import { useSyncExternalStore } from 'react';
import { type Consent, readConsent } from '../../lib/visitor/readConsent.ts';
import { CONSENT_EVENT } from './consent.ts';

/** `unknown` on the server and in the first browser render: cached pages know nobody's cookies. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(
    subscribe,
    () => readConsent(document.cookie),
    () => 'unknown',
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, onChange);
  return () => window.removeEventListener(CONSENT_EVENT, onChange);
}
