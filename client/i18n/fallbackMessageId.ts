/** A message of every page that can stand in for one that is missing: a refusal still says that something was refused. */
export function fallbackMessageId(id: string): string | null {
  if (id.startsWith('validation.')) return 'errors.checkField';
  return id.startsWith('errors.') ? 'errors.UnknownErrorException' : null;
}
