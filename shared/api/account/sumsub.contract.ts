import * as z from 'zod/mini';
import { post } from '../method.ts';
import { nothing, number, openEnum, or } from '../wireTypes.ts';

/** The player at the provider of identity checks, made when there is none (E11). */
export const createApplicant = post('sumsub.createApplicant', {
  access: 'player',
  input: nothing,
  output: z.object({ applicant_id: z.string(), status: openEnum(['init', 'pending', 'approved', 'rejected']) }),
});
/** Opens the provider's window; asked again when it expires (E11). Before createApplicant: InvalidParameter `applicant`. */
export const getAccessToken = post('sumsub.getAccessToken', {
  access: 'player',
  input: z.object({ externalActionId: z.optional(z.string()) }),
  output: z.object({
    token: z.string(),
    /** Seconds. */
    expires_in: or(number, 600),
    /** Ext: where the WebSDK's script comes from, when not from the provider's own address. */
    sdk_url: z.optional(z.string()),
  }),
});
