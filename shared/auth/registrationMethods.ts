import type { AuthConfig } from '#shared/content/authConfig.content.ts';

/** Auth methods of registration that have a form; the platform spells the last one `one_click`. */
export type RegistrationMethod = 'phone' | 'email' | 'oneClick';

function isMethod(value: string): value is RegistrationMethod {
  return value === 'phone' || value === 'email' || value === 'oneClick';
}

/** The configured auth methods of registration in their order; `['phone']` when none is configured. */
export function registrationMethods({ authTypes }: Pick<AuthConfig, 'authTypes'>): RegistrationMethod[] {
  const methods = authTypes.filter(isMethod);
  return methods.length > 0 ? methods : ['phone'];
}

/** The auth method that a link requests (`show_popup_reg=email`, A-25), or the first. */
export function chooseMethod(
  methods: readonly RegistrationMethod[],
  wanted: string | null | undefined,
): RegistrationMethod {
  const method = wanted === 'one_click' ? 'oneClick' : wanted;
  return methods.find((candidate) => candidate === method) ?? (methods[0] as RegistrationMethod);
}
