/** In localStorage: the key of a withdrawal whose outcome is not known yet; no number of a card. */
export const withdrawalOrderKey = (uid: number): string => `withdrawal_order_${uid}`;
