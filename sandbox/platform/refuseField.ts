import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type TextId, textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** InvalidParameter for one field: `error_data[field]` is a list of sentences in the visitor's language. */
export function refuseField(locale: SandboxLanguage, field: string, id: TextId): AppError {
  const text = textFor(locale, id);
  return new AppError('InvalidParameterException', { message: text, data: { [field]: [text] } });
}
