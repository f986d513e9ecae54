import * as z from 'zod/mini';
import { flag, listOf, optional, text } from './fields.ts';

const FIELD_TYPES = [
  'text',
  'login',
  'email',
  'phone',
  'password',
  'name',
  'address',
  'date',
  'sex',
  'postcode',
  'cardHolder',
  'documentType',
  'documentNumber',
  'cpf',
  'fakename',
  'checkbox',
  'promo',
  'custom',
  'select',
  'sum',
  'code',
  'iban',
] as const;

const bound = optional(z.union([z.number(), z.string()]));

/**
 * A field of a form that the operator configures. Empty `label`: the client's message for the field's name.
 * In the label of a checkbox, `[text](/address)` is a link.
 */
export const formField = z.object({
  name: z.string(),
  type: z.enum(FIELD_TYPES),
  label: text(),
  placeholder: optional(z.string()),
  hint: optional(z.string()),
  optional: flag(false),
  mask: optional(z.string()),
  /** The value is sent without the literals of the mask. */
  unmask: flag(false),
  regex: optional(z.string()),
  min: bound,
  max: bound,
  options: listOf(z.object({ value: z.string(), label: text() })),
  editable: flag(true),
  value: optional(z.string()),
});
/** A field of a form that the operator configures. */
export type FormFieldSettings = z.output<typeof formField>;
