const KNOWN = [
  'access_denied',
  'not_registered',
  'email_taken',
  'two_factor',
  'user_banned',
  'self_exclusion',
  'cancelled',
];

/** The message of what went wrong with a social sign-in; what nobody knows has one, too. */
export function socialProblem(error: string | null | undefined): string {
  return `auth.social.${KNOWN.find((known) => known === error) ?? 'failed'}`;
}
