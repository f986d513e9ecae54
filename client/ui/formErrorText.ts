/** A message id of the catalogue to words; rules and schemas speak ids only. */
export type Translate = (messageId: string) => string;

/** Errors of the server are words already, those of a schema are message ids. */
export function formErrorText(
  error: { type?: unknown; message?: string } | undefined,
  translate: Translate,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : translate(error.message);
}
