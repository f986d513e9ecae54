import * as z from 'zod/mini';
import { emailRule } from '../rules/fields/emailRule.ts';
import { textRule } from '../rules/fields/textRule.ts';

/** Characters a visitor may write: what is added to them still fits into the 2000 the platform takes. */
export const MAX_TICKET_LENGTH = 1800;
export const MIN_TICKET_LENGTH = 10;
const NAME_LENGTH = 100;

/** A ticket to the support as it is filled in; the same in the browser and for forms sent without JavaScript. */
export const ticketRule = z.object({
  subject_id: textRule({ optional: true, maxLength: 64 }),
  name: textRule({ optional: true, maxLength: NAME_LENGTH }),
  email: emailRule(),
  text: textRule({ minLength: MIN_TICKET_LENGTH, maxLength: MAX_TICKET_LENGTH }),
});
export type Ticket = z.output<typeof ticketRule>;
