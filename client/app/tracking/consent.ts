import { type Consent, readConsent } from '#client/lib/visitor/readConsent.ts';
import { siteCookie } from '#client/lib/visitor/siteCookie.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';

const YEAR_SECONDS = 365 * 86_400;
/** Dispatched on the window when the visitor answers or wants to be asked again. */
const CONSENT_EVENT = 'croupier:consent';

/** Calls back when the answer or `isAskedAgain` changes. Returns an unsubscribe function. */
export function onConsentChange(onChange: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, onChange);
  return () => window.removeEventListener(CONSENT_EVENT, onChange);
}

/**
 * Opens the cookie question again; the stored answer holds until the visitor gives another. Marked in the document, because the
 * footer may be pressed before the question's code is loaded.
 */
export function askConsentAgain(): void {
  document.documentElement.dataset['consent'] = 'ask';
  window.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Whether the visitor has asked for the question since the last answer. */
export const isAskedAgain = (): boolean => document.documentElement.dataset['consent'] === 'ask';

export function storeConsent(answer: Consent): void {
  const wasAllowed = readConsent(document.cookie) === 'all';
  document.cookie = siteCookie(cookieNames.consent, answer, { seconds: YEAR_SECONDS, location: window.location });
  delete document.documentElement.dataset['consent'];
  // Running trackers end only with their page.
  if (wasAllowed && answer === 'necessary') window.location.reload();
  else window.dispatchEvent(new Event(CONSENT_EVENT));
}
