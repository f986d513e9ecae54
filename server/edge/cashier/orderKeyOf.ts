import type { CallOptions } from '../../../shared/api/call.ts';
import { ORDER_KEY_FIELD } from '../../../shared/cashier/orderKeyField.ts';

/** The Idempotency-Key of a money form sent without JavaScript. */
export function orderKeyOf(fields: Readonly<Record<string, string>>): Pick<CallOptions, 'idempotencyKey'> {
  const key = fields[ORDER_KEY_FIELD] ?? '';
  return /^[\w-]{8,128}$/.test(key) ? { idempotencyKey: key } : {};
}
