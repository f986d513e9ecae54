const KNOWN = ['access_denied', 'already_linked', 'not_signed_in', 'cancelled'];

/** The message of what went wrong with linking another account; what nobody knows has one, too. */
export function linkProblem(error: string | null | undefined): string {
  return `security.link.${KNOWN.find((known) => known === error) ?? 'failed'}`;
}
