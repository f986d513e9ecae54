import type { FormArea } from '#shared/auth/isFormErrorId.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { orderOfForm } from '#shared/forms/orders/orderOfForm.ts';
import { type Refusal, readRefusal } from '#shared/forms/readRefusal.ts';
import type { OrderCommand } from '#shared/keys/orderKey.ts';

/** Result of a form that was sent without JavaScript. */
export interface PlainFormOutcome {
  /** Name of the form, as a page may have several. */
  form: string;
  /** null: the form was accepted. */
  messageId: string | null;
  /** What a page may act on, beside the words; null or absent: nothing. */
  kind?: Refusal['kind'];
  /** Seconds until the form may be sent again, where they are known. */
  seconds?: number | undefined;
  /** Sums in the message, by the names of its parameters. */
  sums?: Readonly<Record<string, Money>> | undefined;
  /** Name of the refused field, if the refusal names one. */
  field: string | null;
  /** The outcome of this command is unknown. */
  unknown?: OrderCommand;
}

/**
 * Reads the result from the address, which carries only names of a form, a field and a refusal, never text: anybody can write
 * an address. null: the address names no form. `areas`: the form areas whose messages the page has loaded.
 */
export function readFormOutcome(query: URLSearchParams, areas: readonly FormArea[]): PlainFormOutcome | null {
  const form = query.get('form');
  const error = query.get('error');
  const field = query.get('field');
  if (form === null || !/^[a-z]{1,20}$/i.test(form)) return null;
  const order = query.get('step') === 'unknown' ? orderOfForm(form) : null;
  if (order) return { form, messageId: 'order.unknown', field: null, unknown: order };
  if (error === null) return query.get('step') === 'done' ? { form, messageId: null, field: null } : null;
  const refusal = readRefusal(error, ['forms', ...areas]);
  if (!refusal) return null;
  const wait = query.get('wait') ?? '';
  return {
    form,
    ...refusal,
    field: field !== null && /^\w{1,40}$/.test(field) ? field : null,
    ...(/^\d{1,5}$/.test(wait) ? { seconds: Number(wait) } : {}),
  };
}
