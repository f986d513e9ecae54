import type * as z from 'zod/mini';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Parses an order of a frame; throws InvalidParameter with the names of the invalid fields. */
export function readOrder<S extends z.ZodMiniType>(schema: S, body: unknown, locale: SandboxLanguage): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw refuseOrder(
    locale,
    parsed.error.issues.map(({ path }) => String(path[0] ?? 'action')),
  );
}

export function refuseOrder(locale: SandboxLanguage, fields: readonly string[]): AppError {
  return new AppError('InvalidParameterException', {
    message: textFor(locale, 'wrongValue'),
    data: Object.fromEntries(fields.map((field) => [field, ['INVALID']])),
  });
}
