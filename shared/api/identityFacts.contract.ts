import * as z from 'zod/mini';
import { get } from './method.ts';
import { nothing, number, openEnum, or, unix } from './wireTypes.ts';

/**
 * Ours: how far the check of the player's identity is. `none`: nothing was begun. `labels` and `comment` say why papers were
 * refused, in the provider's words; `is_final`: without another try. `usual_hours`: how long a check usually takes, 0 where nobody says.
 */
export const getVerification = get('sumsub.getVerification', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    status: openEnum(['none', 'init', 'pending', 'approved', 'rejected']),
    is_final: or(z.boolean(), false),
    labels: or(z.array(z.string()), []),
    comment: or(z.string(), ''),
    /** When the status last changed. */
    updated_at: or(z.nullable(unix), null),
    usual_hours: or(number, 0),
  }),
});
