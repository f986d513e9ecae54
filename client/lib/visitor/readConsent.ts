import { cookieNames } from '#shared/keys/cookieNames.ts';

/** The consent of the visitor: all cookies, or only the necessary ones. */
export type Consent = 'all' | 'necessary';

/** The visitor's cookie consent, stored for a year; null if they have not answered. */
export function readConsent(cookies: string): Consent | null {
  const [, answer] = new RegExp(`(?:^|;\\s*)${cookieNames.consent}=([^;]*)`).exec(cookies) ?? [];
  return answer === 'all' || answer === 'necessary' ? answer : null;
}
