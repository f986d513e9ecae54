import type { Locale } from '#shared/locales.ts';

/** A message that cannot be shown as written: its id is not loaded, or a value is missing. */
export class MessageError extends Error {
  override name = 'MessageError';
  readonly id: string;
  readonly locale: Locale;

  constructor(id: string, locale: Locale, problem: string) {
    super(`${problem}: ${id} in ${locale}`);
    this.id = id;
    this.locale = locale;
  }
}
