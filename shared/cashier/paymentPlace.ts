import type { Id } from '../api/wireTypes.ts';
import { paymentKeys } from '../keys/paymentKeys.ts';
import { paths } from '../url/paths.ts';
import type { PaymentKind } from './paymentKind.ts';

/** The page of a payment that stands so, without the locale's prefix. */
export function paymentPlace(kind: PaymentKind, id: Id): string {
  const transaction = String(id);
  if (kind === 'success') return paths.paySuccessTransaction.build({ transaction });
  if (kind === 'failed') return paths.payFailTransaction.build({ transaction });
  if (kind === 'cancelled') return paths.payCancel.build(null, { [paymentKeys.payment]: transaction });
  return paths.payPendingTransaction.build({ transaction });
}
