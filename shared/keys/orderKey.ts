/** A money command. It belongs to one player and has one outcome, however often it is pressed. */
export type OrderCommand = 'deposit' | 'withdrawal' | 'cancel' | 'cashback' | 'gift' | 'offer' | 'promo' | 'bonus';
/** Key of localStorage: an order of a player whose outcome is not known, by command and what it is about. Ends in the uid: removed at sign-out. */
export const orderKey = (uid: number, command: OrderCommand, about: string): string =>
  `order_${command}_${about}_${uid}`;
