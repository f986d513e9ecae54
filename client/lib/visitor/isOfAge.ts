import { cookieNames } from '#shared/keys/cookieNames.ts';

/** Whether the visitor has confirmed in this browser that they are at least `years` old. */
export function isOfAge(cookies: string, years: number): boolean {
  const [, confirmed] = new RegExp(`(?:^|;\\s*)${cookieNames.age}=(\\d{1,3})(?:;|$)`).exec(cookies) ?? [];
  return Number(confirmed ?? 0) >= years;
}
