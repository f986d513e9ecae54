import { useSyncExternalStore } from 'react';
import { type Consent, readConsent } from '#client/lib/visitor/readConsent.ts';
import { onConsentChange } from './consent.ts';

/** The stored consent; `unknown` on the server and in the first browser render, because cached pages do not depend on cookies. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(
    onConsentChange,
    () => readConsent(document.cookie),
    () => 'unknown',
  );
}
