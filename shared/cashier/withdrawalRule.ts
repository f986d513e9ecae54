import * as z from 'zod/mini';
import type { FormFieldSettings } from '../content/formField.ts';
import { formatMoney } from '../domain/money/formatMoney.ts';
import { sumDigits } from '../domain/money/sumDigits.ts';
import type { Locale } from '../locales.ts';
import { fieldRule } from '../rules/fieldRule.ts';
import { sumRule } from '../rules/fields/sumRule.ts';

interface WithdrawalRuleOptions {
  /** Bounds in major units of its currency. */
  method: { min: number; max: number; currency: string; decimals?: number | undefined };
  /** Fields of the method; empty with saved requisites. */
  fields: readonly FormFieldSettings[];
  locale: Locale;
}

/** The rule of a typed withdrawal: a sum within the method's bounds, major units, and the method's fields. */
export function withdrawalRule({ method, fields, locale }: WithdrawalRuleOptions) {
  const { min, max, currency } = method;
  return z.object({
    amount: sumRule({
      min,
      max,
      digits: sumDigits(method),
      format: (amount) => formatMoney({ amount, currency }, locale),
    }),
    ...Object.fromEntries(fields.map((field) => [field.name, fieldRule(field, { locale })])),
  });
}
