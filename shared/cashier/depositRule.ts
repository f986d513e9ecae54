import * as z from 'zod/mini';
import type { FormField } from '../content/formField.ts';
import { formatMoney } from '../domain/money/formatMoney.ts';
import type { Locale } from '../locales.ts';
import { fieldRule } from '../rules/fieldRule.ts';
import { sumRule } from '../rules/fields/sumRule.ts';

interface DepositRuleOptions {
  method: { min: number; max: number; currency: string };
  /** What is asked of the payer; none where saved requisites pay. */
  fields: readonly FormField[];
  locale: Locale;
}

/** A deposit as it is typed: a whole sum in the method's bounds and its fields. */
export function depositRule({ method, fields, locale }: DepositRuleOptions) {
  const { min, max, currency } = method;
  return z.object({
    ...Object.fromEntries(fields.map((field) => [field.name, fieldRule(field, { locale })])),
    amount: sumRule({ min, max, format: (amount) => formatMoney({ amount, currency }, locale) }),
  });
}
