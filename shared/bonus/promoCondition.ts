import * as z from 'zod/mini';
import type { Money } from '#shared/domain/money/Money.ts';
import type { AppError } from '#shared/errors/AppError.ts';

/** What a promo code asks for: deposits of `sum` in total, of which `left` are missing. */
export type PromoCondition = Readonly<Record<'sum' | 'left', Money>>;

const money = z.object({ amount: z.number().check(z.positive()), currency: z.string().check(z.regex(/^[A-Z]{3,5}$/)) });
const shape = z.object({ sum: money, left: money });

/** The unmet condition that a refusal of a promo code states (`error_data.deposits`, ours); null: it states none. */
export function promoCondition(error: AppError): PromoCondition | null {
  const read = shape.safeParse(error.data['deposits']);
  return read.success ? read.data : null;
}
