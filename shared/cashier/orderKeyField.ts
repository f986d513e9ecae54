/** Hidden field of a money form with the idempotency key, created with the page, so that repeated submissions are one order. */
export const ORDER_KEY_FIELD = 'order_key';
