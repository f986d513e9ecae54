import type * as z from 'zod/mini';
import type { PlainFormOutcome } from './readFormOutcome.ts';

interface RefusedForm {
  outcome: PlainFormOutcome;
  /** The rule of the form, whose messages are those of rules. */
  schema: z.ZodMiniType;
  /** The fields as they were typed. */
  values: Readonly<Record<string, unknown>>;
  formatRule: (ruleMessage: string) => string;
  /** The text of a message. */
  textOf: (id: string) => string;
}

/**
 * What is said at the fields of a form that was refused without JavaScript, by their names; none: it was refused as a whole. The address
 * names one field and carries no bounds, so the rule says again what is wrong, in the words and at all the fields as with JavaScript.
 */
export function fieldRefusals({ outcome, schema, values, formatRule, textOf }: RefusedForm): Record<string, string> {
  if (outcome.field === null || outcome.messageId === null) return {};
  const broken = schema.safeParse(values).error?.issues ?? [];
  const byRule = broken.map(({ path, message }) => [String(path[0] ?? ''), formatRule(message)] as const);
  // The first that is wrong with a field is said.
  return Object.fromEntries([[outcome.field, textOf(outcome.messageId)], ...byRule.toReversed()]);
}
