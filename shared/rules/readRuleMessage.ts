/** A message id with its parameters. */
export interface ReadRuleMessage {
  id: string;
  params: Record<string, string>;
}

/** Parses a message of ruleMessage. An id alone has no parameters. */
export function readRuleMessage(message: string): ReadRuleMessage {
  const at = message.indexOf('?');
  if (at < 0) return { id: message, params: {} };
  return { id: message.slice(0, at), params: Object.fromEntries(new URLSearchParams(message.slice(at + 1))) };
}
