import { createHash } from 'node:crypto';
import type { CallOptions } from '../../../shared/api/call.ts';
import { ORDER_KEY_FIELD } from '../../../shared/cashier/orderKeyField.ts';

/**
 * The Idempotency-Key of a money form sent without JavaScript: a digest of the page's key and the order, so that the same form is one order
 * and a changed form is another. Empty without a valid key in the form.
 */
export function orderKeyOf(
  fields: Readonly<Record<string, string>>,
  order: object,
): Pick<CallOptions, 'idempotencyKey'> {
  const key = fields[ORDER_KEY_FIELD] ?? '';
  if (!/^[\w-]{8,128}$/.test(key)) return {};
  return {
    idempotencyKey: createHash('sha256')
      .update(`${key}\0${JSON.stringify(order)}`)
      .digest('base64url'),
  };
}
