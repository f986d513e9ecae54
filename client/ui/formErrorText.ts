import { readRuleMessage } from '../../shared/rules/readRuleMessage.ts';

/** A message id and its parameters to words. */
export type Translate = (messageId: string, params: Record<string, string>) => string;

/** Errors of the server are words already, those of a schema are rule messages (an id with parameters). */
export function formErrorText(
  error: { type?: unknown; message?: string } | undefined,
  translate: Translate,
): string | undefined {
  if (!error?.message) return undefined;
  if (error.type === 'server') return error.message;
  const { id, params } = readRuleMessage(error.message);
  return translate(id, params);
}
