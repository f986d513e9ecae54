/** Formats a rule's message with its parameters (`validation.minLength?min=6`) in the page's language. */
export type FormatRule = (ruleMessage: string) => string;

/** Text of a field error: server errors are text already, schema errors are rule messages. */
export function formErrorText(
  error: { type?: unknown; message?: string } | undefined,
  formatRule: FormatRule,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : formatRule(error.message);
}
