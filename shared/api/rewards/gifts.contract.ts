import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, nothing, number, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';
import { delivery } from './loyalty.contract.ts';

/** Ours: the gifts that are sent to the player, newest first, each with its address. */
export const getGifts = get('loyalty.getgifts', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        id,
        product_id: or(z.nullable(id), null),
        name: or(z.string(), ''),
        at: or(z.nullable(unix), null),
        /** In points. */
        price: or(number, 0),
        /** Its address can be corrected while it is being prepared. */
        state: openEnum(['preparing', 'sent']),
        delivery: or(delivery, null),
      }),
    ),
  }),
});

/** Ours: corrects the address of a gift that is being prepared. Sent or unknown: InvalidParameter `id`. */
export const changeGift = post('loyalty.changegift', {
  access: 'player',
  ext: true,
  input: z.object({ id, delivery }),
  output: one,
});
