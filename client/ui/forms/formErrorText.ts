/** A rule's message as the rule wrote it, its parameters included (`validation.minLength?min=6`), as text in the page's language. */
export type FormatRule = (ruleMessage: string) => string;

/** Errors of the server are text already, those of a schema are rule messages. */
export function formErrorText(
  error: { type?: unknown; message?: string } | undefined,
  formatRule: FormatRule,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : formatRule(error.message);
}
