/** A money command. It belongs to one player and has one outcome, however often it is pressed. */
export type OrderCommand = 'deposit' | 'withdrawal' | 'cancel' | 'cashback' | 'gift' | 'offer' | 'promo' | 'bonus';
/**
 * Key of localStorage: an order of a player whose outcome is not known, by command and what it is about. It stays for a day after a
 * sign-out: the same player, signed in again, must not order twice.
 */
export const orderKey = (uid: number, command: OrderCommand, about: string): string =>
  `${ORDER_PREFIX}${command}_${about}_${uid}`;

/** How the keys of orders begin. */
export const ORDER_PREFIX = 'order_';
