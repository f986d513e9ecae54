import type { DraftField } from './DraftField.ts';

/** Field types that may be stored before the form is sent. An allowlist, so that new types are not stored by default. */
const TYPES = new Set(['text', 'name', 'address', 'date', 'sex', 'postcode', 'email', 'phone', 'select']);
/** The operator chooses the type and may choose wrongly, so a name that suggests a secret overrides it. */
const SECRET =
  /pass|pin|cvv|cvc|card|iban|account|document|passport|serial|cpf|pinfl|jshshir|secret|token|code|otp|sms/i;
const HARMLESS = new Set(['postcode', 'country_code', 'phone_country_code']);
/** A player may type a card number into a message. */
const CARD = /(?:\d[ -]?){15}/;

/**
 * The part of the typed values that may be stored on the device and on the platform before the form is sent: never passwords,
 * codes, card numbers or documents. The only place that decides this.
 */
export function draftValues(
  values: Readonly<Record<string, unknown>>,
  fields: readonly DraftField[],
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, string][] => {
      const value = values[name];
      if (typeof value !== 'string' || value.trim() === '' || !TYPES.has(type)) return [];
      if ((SECRET.test(name) && !HARMLESS.has(name)) || CARD.test(value)) return [];
      return [[name, value]];
    }),
  );
}
