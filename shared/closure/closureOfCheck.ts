import type { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import type { Closure } from './Closure.ts';

/** The provider's labels of a minor and of forged papers. Both sides that read an outcome use this list. */
const LABELS: Readonly<Record<Closure, readonly string[]>> = {
  age: ['UNDERAGE', 'AGE_REQUIREMENT_MISMATCH'],
  fraud: ['FORGERY', 'FRAUDULENT_PATTERNS', 'GRAPHIC_EDITOR'],
};

type Check = Pick<OutputOf<typeof getVerification>, 'status' | 'is_final' | 'labels'>;

/** The closure that an outcome of the identity check means; null: none. Only a final rejection closes; age comes before forgery. */
export function closureOfCheck({ status, is_final: isFinal, labels }: Check): Closure | null {
  if (status !== 'rejected' || !isFinal) return null;
  const has = (closure: Closure) => LABELS[closure].some((label) => labels.includes(label));
  return has('age') ? 'age' : has('fraud') ? 'fraud' : null;
}
