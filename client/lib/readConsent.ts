import { cookieNames } from '../../shared/cookieNames.ts';

/** What the visitor allows: everything, or only what the site cannot do without. */
export type Consent = 'all' | 'necessary';

/** The visitor's answer to the question of cookies, kept for a year; null: he has not been asked (SCOPE B18). */
export function readConsent(cookies: string): Consent | null {
  const [, answer] = new RegExp(`(?:^|;\\s*)${cookieNames.consent}=([^;]*)`).exec(cookies) ?? [];
  return answer === 'all' || answer === 'necessary' ? answer : null;
}
