import type { Id } from '#shared/api/wireTypes.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { paths } from '#shared/url/paths.ts';
import type { PaymentKind } from './paymentKind.ts';

/** Path of the page for a payment in a state, without the locale prefix. */
export function paymentPlace(kind: PaymentKind, id: Id): string {
  const transaction = String(id);
  if (kind === 'success') return paths.paySuccessTransaction.build({ transaction });
  if (kind === 'failed' || kind === 'unconfirmed') return paths.payFailTransaction.build({ transaction });
  if (kind === 'cancelled') return paths.payCancel.build(null, { [paymentKeys.payment]: transaction });
  return paths.payPendingTransaction.build({ transaction });
}
