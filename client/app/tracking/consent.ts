import { cookieNames } from '../../../shared/cookieNames.ts';

/** What the visitor allows: everything, or only what the site cannot do without. */
export type Consent = 'all' | 'necessary';

const YEAR_SECONDS = 365 * 86_400;
/** Told to the window when the answer has changed. */
export const CONSENT_EVENT = 'croupier:consent';

/** The visitor's answer to the question of cookies, kept for a year; null: he has not been asked (SCOPE B18). */
export function readConsent(cookies: string): Consent | null {
  const [, answer] = new RegExp(`(?:^|;\\s*)${cookieNames.consent}=([^;]*)`).exec(cookies) ?? [];
  return answer === 'all' || answer === 'necessary' ? answer : null;
}

export function keepConsent(answer: Consent): void {
  const wasAllowed = readConsent(document.cookie) === 'all';
  document.cookie = `${cookieNames.consent}=${answer}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  // What runs already can only be ended with its page.
  if (wasAllowed && answer === 'necessary') window.location.reload();
  else window.dispatchEvent(new Event(CONSENT_EVENT));
}
