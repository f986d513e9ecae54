import { cookieNames } from '../../../shared/cookieNames.ts';
import { type Consent, readConsent } from '../../lib/readConsent.ts';

const YEAR_SECONDS = 365 * 86_400;
/** Told to the window when the answer has changed. */
export const CONSENT_EVENT = 'croupier:consent';

export function keepConsent(answer: Consent): void {
  const wasAllowed = readConsent(document.cookie) === 'all';
  document.cookie = `${cookieNames.consent}=${answer}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  // What runs already can only be ended with its page.
  if (wasAllowed && answer === 'necessary') window.location.reload();
  else window.dispatchEvent(new Event(CONSENT_EVENT));
}
