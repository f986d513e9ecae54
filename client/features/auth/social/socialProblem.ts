const KNOWN = [
  'access_denied',
  'not_registered',
  'email_taken',
  'two_factor',
  'user_banned',
  'self_exclusion',
  'account_left',
  'account_left_today',
  'cancelled',
];

/** Message id of a social sign-in error; unknown errors have a general one. */
export function socialProblem(error: string | null | undefined): string {
  return `auth.social.${KNOWN.find((candidate) => candidate === error) ?? 'failed'}`;
}
