import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { one } from '#shared/api/wireTypes.ts';

/** Reports a behaviour event; callers ignore the outcome. Names are the allow-list of A-113. */
export const handleEvent = get('events.handle', {
  input: z.looseObject({
    event: z.enum([
      'page_view',
      'game_open',
      'deposit_open',
      'deposit_close',
      'popup_show',
      'popup_click',
      'offer_view',
      'inactivity_cashier',
      'inactivity_pp',
    ]),
  }),
  output: one,
});
