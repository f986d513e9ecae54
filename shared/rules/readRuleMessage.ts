/** A message id with its parameters. */
export interface ReadRuleMessage {
  id: string;
  params: Record<string, string>;
}

/** Parses a message of ruleMessage. An id alone has no parameters. */
export function readRuleMessage(message: string): ReadRuleMessage {
  const index = message.indexOf('?');
  if (index < 0) return { id: message, params: {} };
  return { id: message.slice(0, index), params: Object.fromEntries(new URLSearchParams(message.slice(index + 1))) };
}
