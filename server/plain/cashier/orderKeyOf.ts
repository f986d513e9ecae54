import { createHash } from 'node:crypto';
import type { FormPost } from '#server/plain/forms/FormPost.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';

/**
 * The Idempotency-Key of a money form sent without JavaScript: a digest of the page's key, the sender and the order, so that the same form
 * is one order, and a changed form or another player's is another. Undefined without a valid key in the form.
 */
export function orderKeyOf({ fields, sender }: Pick<FormPost, 'fields' | 'sender'>, order: object): string | undefined {
  const key = fields[ORDER_KEY_FIELD] ?? '';
  if (!/^[\w-]{8,128}$/.test(key)) return undefined;
  return createHash('sha256')
    .update(`${sender}\0${key}\0${JSON.stringify(order)}`)
    .digest('base64url');
}
