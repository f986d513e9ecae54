import { cookieNames } from '../../../shared/keys/cookieNames.ts';
import { type Consent, readConsent } from '../../lib/visitor/readConsent.ts';
import { siteCookie } from '../../lib/visitor/siteCookie.ts';

const YEAR_SECONDS = 365 * 86_400;
/** Dispatched on the window when the answer changes, or with the detail `ask` to ask again. */
export const CONSENT_EVENT = 'croupier:consent';

export function storeConsent(answer: Consent): void {
  const wasAllowed = readConsent(document.cookie) === 'all';
  document.cookie = siteCookie(cookieNames.consent, answer, { seconds: YEAR_SECONDS, location: window.location });
  // Running trackers end only with their page.
  if (wasAllowed && answer === 'necessary') window.location.reload();
  else window.dispatchEvent(new Event(CONSENT_EVENT));
}
