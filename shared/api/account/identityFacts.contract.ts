import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { number, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/**
 * Ours: state of the player's verification. `none`: not begun. `labels` and `comment`: why documents were refused, as the provider
 * wrote it; `is_final`: no further try. `usual_hours`: usual duration of a check, 0 when unknown. With `externalActionId`: the state of
 * that check instead of the player's; not a check of this player: InvalidParameter.
 */
export const getVerification = get('sumsub.getVerification', {
  access: 'player',
  ext: true,
  input: z.object({ externalActionId: z.optional(z.string()) }),
  output: z.object({
    status: openEnum(['none', 'init', 'pending', 'approved', 'rejected']),
    is_final: or(z.boolean(), false),
    labels: or(z.array(z.string()), []),
    comment: or(z.string(), ''),
    /** When the status last changed. */
    updated_at: or(z.nullable(unix), null),
    usual_hours: or(number, 0),
    /** The check this answer is about; empty: the player's verification. */
    external_action_id: or(z.string(), ''),
    /** The masked card or wallet that is checked; may be empty. */
    title: or(z.string(), ''),
  }),
});
