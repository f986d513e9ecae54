import * as z from 'zod/mini';
import { emailRule } from '#shared/rules/fields/emailRule.ts';
import { textRule } from '#shared/rules/fields/textRule.ts';

/** Max characters of a ticket's text, so that with the appended context it fits the platform's 2000. */
export const MAX_TICKET_LENGTH = 1800;
/** Min characters of a ticket's text. */
export const MIN_TICKET_LENGTH = 10;
const NAME_LENGTH = 100;

/** The rule of the ticket form, used by the browser and for forms sent without JavaScript. */
export const ticketRule = z.object({
  subject_id: textRule({ optional: true, maxLength: 64 }),
  name: textRule({ optional: true, maxLength: NAME_LENGTH }),
  email: emailRule(),
  text: textRule({ isProse: true, minLength: MIN_TICKET_LENGTH, maxLength: MAX_TICKET_LENGTH }),
});
/** A valid ticket. */
export type Ticket = z.output<typeof ticketRule>;
