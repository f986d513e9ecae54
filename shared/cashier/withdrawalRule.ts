import * as z from 'zod/mini';
import type { FormField } from '../content/formField.ts';
import { formatMoney } from '../domain/money/formatMoney.ts';
import type { Locale } from '../locales.ts';
import { fieldRule } from '../rules/fieldRule.ts';
import { sumRule } from '../rules/fields/sumRule.ts';

interface WithdrawalRuleOptions {
  /** Bounds in major units of its currency. */
  method: { min: number; max: number; currency: string };
  /** Where the money goes; none where saved requisites are taken. */
  fields: readonly FormField[];
  locale: Locale;
}

/** A withdrawal as it is typed: a whole sum in the method's bounds and its fields. */
export function withdrawalRule({ method: { min, max, currency }, fields, locale }: WithdrawalRuleOptions) {
  return z.object({
    amount: sumRule({ min, max, format: (amount) => formatMoney({ amount, currency }, locale) }),
    ...Object.fromEntries(fields.map((field) => [field.name, fieldRule(field, { locale })])),
  });
}
