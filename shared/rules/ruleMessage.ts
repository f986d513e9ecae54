import type { RuleMessageId } from './ruleMessageIds.ts';

/** Formats an id and its parameters as one string, `validation.minLength?min=6`; see the README of this folder. */
export function ruleMessage(id: RuleMessageId, params: Readonly<Record<string, string | number>> = {}): string {
  const search = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
  return search ? `${id}?${search}` : id;
}
