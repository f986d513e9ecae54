/** Key of localStorage: the idempotency key of a withdrawal with unknown outcome; contains no card number. */
export const withdrawalOrderKey = (uid: number): string => `withdrawal_order_${uid}`;
