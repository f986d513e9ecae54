import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { delivery } from '#shared/api/rewards/loyalty.contract.ts';
import type { ClubProduct } from './clubProducts.ts';

type Delivery = z.output<typeof delivery>;

/** A gift leaves the store two days after it was bought. */
const PREPARED_SECONDS = 2 * 86_400;
const SHOWN = 100;

export interface SentGift {
  id: number;
  product: number;
  price: number;
  at: number;
  state: 'preparing' | 'sent';
  delivery: Delivery;
}

/** Gifts of the club that are sent to an address. */
export interface Gifts {
  add(uid: number, product: ClubProduct, delivery: Delivery): number;
  /** Newest first. */
  of(uid: number): SentGift[];
  /** False: the player has no such gift that is being prepared. */
  redirect(uid: number, id: string, delivery: Delivery): boolean;
}

export function createGifts(db: DatabaseSync, clock: Clock): Gifts {
  const add = prepare<{ id: number }>(
    db,
    'INSERT INTO club_gift (uid, product, price, delivery, created_at) VALUES (?, ?, ?, ?, ?) RETURNING id',
  );
  const list = prepare<Omit<SentGift, 'state' | 'delivery'> & { delivery: string }>(
    db,
    `SELECT id, product, price, delivery, created_at at FROM club_gift WHERE uid = ? ORDER BY id DESC LIMIT ${SHOWN}`,
  );
  const redirect = prepare(
    db,
    'UPDATE club_gift SET delivery = ? WHERE uid = ? AND CAST(id AS TEXT) = ? AND created_at > ?',
  );
  const youngest = () => clock.seconds() - PREPARED_SECONDS;
  return {
    add: (uid, { id, price }, delivery) => add.get(uid, id, price, JSON.stringify(delivery), clock.seconds())?.id ?? 0,
    of: (uid) =>
      list.all(uid).map((gift) => ({
        ...gift,
        state: gift.at > youngest() ? 'preparing' : 'sent',
        delivery: JSON.parse(gift.delivery) as Delivery,
      })),
    redirect: (uid, id, delivery) => redirect.run(JSON.stringify(delivery), uid, id, youngest()) > 0,
  };
}
