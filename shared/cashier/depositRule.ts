import * as z from 'zod/mini';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { Locale } from '#shared/locales.ts';
import { fieldRule } from '#shared/rules/fieldRule.ts';
import { sumRule } from '#shared/rules/fields/sumRule.ts';

interface DepositRuleOptions {
  method: { min: number; max: number; currency: string; decimals?: number | undefined };
  /** Fields of the method; empty with saved requisites. */
  fields: readonly FormFieldSettings[];
  locale: Locale;
  /** What the player's limit leaves, in the method's currency; null: no limit. */
  limitLeft?: number | null;
}

/** The rule of a typed deposit: a sum within the method's bounds and the player's limit, major units, and the method's fields. */
export function depositRule({ method, fields, locale, limitLeft: remaining = null }: DepositRuleOptions) {
  const { min, max, currency } = method;
  const format = (amount: number) => formatMoney({ amount, currency }, locale);
  return z.object({
    ...Object.fromEntries(fields.map((field) => [field.name, fieldRule(field, { locale })])),
    amount: sumRule({
      min,
      max,
      digits: sumDigits(method),
      limitLeft: remaining ?? undefined,
      format,
    }),
  });
}
