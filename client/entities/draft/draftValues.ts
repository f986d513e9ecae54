import type { DraftField } from './DraftField.ts';

/** What may leave the page before the form is sent. Not here: passwords, codes, consents, documents, cards and whatever is added later. */
const TYPES = new Set(['text', 'name', 'address', 'date', 'sex', 'postcode', 'email', 'phone', 'select']);
/** A type is the operator's to choose, so a name that tells of a secret is believed before it. */
const SECRET =
  /pass|pin|cvv|cvc|card|iban|account|document|passport|serial|cpf|pinfl|jshshir|secret|token|code|otp|sms/i;
const HARMLESS = new Set(['postcode', 'country_code', 'phone_country_code']);
/** Somebody may write a card's number into a message. */
const CARD = /(?:\d[ -]?){15}/;

/**
 * Of what was typed the part that may be stored before it is sent, on the device and with the platform: never passwords, codes, card
 * numbers or documents. The only place that decides this.
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
