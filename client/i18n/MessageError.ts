import type { Locale } from '../../shared/locales.ts';

/** A message that cannot be shown as it was written: its id is not loaded, or one of its values was not given. */
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
