import * as z from 'zod/mini';
import { post } from './method.ts';
import { nothing } from './wireTypes.ts';

export const createApplicant = post('sumsub.createApplicant', {
  access: 'player',
  input: nothing,
  output: z.object({ applicant_id: z.string(), status: z.enum(['init', 'pending', 'approved', 'rejected']) }),
});
export const getAccessToken = post('sumsub.getAccessToken', {
  access: 'player',
  input: z.object({ externalActionId: z.optional(z.string()) }),
  output: z.object({ token: z.string(), expires_in: z.number() }),
});
