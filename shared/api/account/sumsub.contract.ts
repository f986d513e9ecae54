import * as z from 'zod/mini';
import { post } from '#shared/api/method.ts';
import { nothing, number, openEnum, or } from '#shared/api/wireTypes.ts';

/** The player's applicant at the identity provider, created if absent (E11). */
export const createApplicant = post('sumsub.createApplicant', {
  access: 'player',
  input: nothing,
  output: z.object({ applicant_id: z.string(), status: openEnum(['init', 'pending', 'approved', 'rejected']) }),
});
/** A token that opens the provider's window; request another when it expires (E11). Before createApplicant: InvalidParameter `applicant`. */
export const getAccessToken = post('sumsub.getAccessToken', {
  access: 'player',
  input: z.object({ externalActionId: z.optional(z.string()) }),
  output: z.object({
    token: z.string(),
    /** Seconds. */
    expires_in: or(number, 600),
    /** Ours: address of the WebSDK's script, when it is not the provider's. */
    sdk_url: z.optional(z.string()),
  }),
});
