import { cookieNames } from '#shared/keys/cookieNames.ts';

/** The cookie of a visitor who has confirmed their age; without it the question covers the page. */
export function ageAnswer(origin: string) {
  return { name: cookieNames.age, value: '18', url: origin };
}
