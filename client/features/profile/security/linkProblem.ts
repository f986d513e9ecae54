const KNOWN = ['access_denied', 'already_linked', 'not_signed_in', 'cancelled'];

/** Message id of a failed linking; unknown errors have one, too. */
export function linkProblem(error: string | null | undefined): string {
  return `security.link.${KNOWN.find((candidate) => candidate === error) ?? 'failed'}`;
}
