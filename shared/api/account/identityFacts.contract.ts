import * as z from 'zod/mini';
import { get } from '../method.ts';
import { number, openEnum, or, unix } from '../wireTypes.ts';

/**
 * Ours: how far the check of the player's identity is. `none`: nothing was begun. `labels` and `comment` say why papers were
 * refused, in the provider's words; `is_final`: without another try. `usual_hours`: how long a check usually takes, 0 where nobody says.
 * With `externalActionId` of that check instead of the person's; another's: InvalidParameter.
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
    /** The check that is told of; empty: the person's. */
    external_action_id: or(z.string(), ''),
    /** What is checked, masked: a card, a wallet; may be empty. */
    title: or(z.string(), ''),
  }),
});
