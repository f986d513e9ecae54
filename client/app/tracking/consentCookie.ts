import { cookieNames } from '../../../shared/cookieNames.ts';
import type { Consent } from '../../lib/readConsent.ts';

const YEAR_SECONDS = 365 * 86_400;

/** What keeps the answer for a year, for `document.cookie`. */
export function consentCookie(answer: Consent, { protocol }: Pick<Location, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieNames.consent}=${answer}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`;
}
