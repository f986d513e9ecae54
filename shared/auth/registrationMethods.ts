import type { AuthConfig } from '../content/authConfig.content.ts';

/** Ways of registering that are a form of ours; the platform spells the last one `one_click`. */
export type RegistrationMethod = 'phone' | 'email' | 'oneClick';

function isMethod(value: string): value is RegistrationMethod {
  return value === 'phone' || value === 'email' || value === 'oneClick';
}

/** The configured ways in their order; never none. */
export function registrationMethods({ authTypes }: Pick<AuthConfig, 'authTypes'>): RegistrationMethod[] {
  const ways = authTypes.filter(isMethod);
  return ways.length > 0 ? ways : ['phone'];
}

/** The way that a link asked for (`show_popup_reg=email`, A-25), or the first. */
export function chooseMethod(
  ways: readonly RegistrationMethod[],
  wanted: string | null | undefined,
): RegistrationMethod {
  const way = wanted === 'one_click' ? 'oneClick' : wanted;
  return ways.find((known) => known === way) ?? (ways[0] as RegistrationMethod);
}
