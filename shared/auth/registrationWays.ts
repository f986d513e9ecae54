import type { AuthConfig } from '../content/authConfig.content.ts';

/** Ways of registering that are a form of ours; the platform spells the last one `one_click`. */
export type RegistrationWay = 'phone' | 'email' | 'oneClick';

function isWay(value: string): value is RegistrationWay {
  return value === 'phone' || value === 'email' || value === 'oneClick';
}

/** The configured ways in their order; never none. */
export function registrationWays({ authTypes }: Pick<AuthConfig, 'authTypes'>): RegistrationWay[] {
  const ways = authTypes.filter(isWay);
  return ways.length > 0 ? ways : ['phone'];
}

/** The way that a link asked for (`show_popup_reg=email`, A-25), or the first. */
export function chooseWay(ways: readonly RegistrationWay[], wanted: string | null | undefined): RegistrationWay {
  const way = wanted === 'one_click' ? 'oneClick' : wanted;
  return ways.find((known) => known === way) ?? (ways[0] as RegistrationWay);
}
