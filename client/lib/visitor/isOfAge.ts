import { cookieNames } from '../../../shared/keys/cookieNames.ts';

/** Whether the visitor of this browser has said that they are at least so old. */
export function isOfAge(cookies: string, years: number): boolean {
  const [, told] = new RegExp(`(?:^|;\\s*)${cookieNames.age}=(\\d{1,3})(?:;|$)`).exec(cookies) ?? [];
  return Number(told ?? 0) >= years;
}
