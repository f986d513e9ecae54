import { useSyncExternalStore } from 'react';
import { type Consent, readConsent } from '../../lib/visitor/readConsent.ts';
import { CONSENT_EVENT } from './consent.ts';

/** The stored consent; `unknown` on the server and in the first browser render, because cached pages do not depend on cookies. */
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
