import { cookieNames } from '../../../shared/keys/cookieNames.ts';

/** The cookie of a visitor who has been asked their age before: the question would stand over whatever is tested. */
export function ageAnswer(origin: string) {
  return { name: cookieNames.age, value: '18', url: origin };
}
