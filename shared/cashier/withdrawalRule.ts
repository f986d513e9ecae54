import * as z from 'zod/mini';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { Locale } from '#shared/locales.ts';
import { fieldRule } from '#shared/rules/fieldRule.ts';
import { sumRule } from '#shared/rules/fields/sumRule.ts';

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
    // First, because the first refusal is told without script; no field of a method replaces it.
    amount: sumRule({
      min,
      max,
      digits: sumDigits(method),
      format: (amount) => formatMoney({ amount, currency }, locale),
    }),
    ...Object.fromEntries(
      fields.filter(({ name }) => name !== 'amount').map((field) => [field.name, fieldRule(field, { locale })]),
    ),
  });
}
