import { CONSENT_EVENT } from './consent.ts';

/** Opens the question of cookies again; until it is answered anew, the answer given holds. */
export function askConsentAgain(): void {
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: 'ask' }));
}
