import type { AppError } from '#shared/errors/AppError.ts';
import type { RefusalKind } from '#shared/forms/refusalKinds.ts';
import { type PromoCondition, promoCondition } from './promoCondition.ts';
import { promoRefusal } from './promoRefusal.ts';

interface PromoProblem {
  kind: RefusalKind;
  /** What the code asks for; null: the words of the kind say all. */
  condition: PromoCondition | null;
}

/** Why a promo code was refused; null: the error is not about the code. */
export function promoProblem(error: AppError): PromoProblem | null {
  const refusal = promoRefusal(error);
  if (!refusal) return null;
  const condition = promoCondition(error);
  return { kind: condition ? 'CONDITIONS_SUM' : refusal, condition };
}
