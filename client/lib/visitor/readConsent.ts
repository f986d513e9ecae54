import { cookieNames } from '../../../shared/keys/cookieNames.ts';

/** What the visitor allows: everything, or only what the site cannot do without. */
export type Consent = 'all' | 'necessary';

/** The visitor's answer to the question of cookies, stored for a year; null: they have not been asked. */
export function readConsent(cookies: string): Consent | null {
  const [, answer] = new RegExp(`(?:^|;\\s*)${cookieNames.consent}=([^;]*)`).exec(cookies) ?? [];
  return answer === 'all' || answer === 'necessary' ? answer : null;
}
