import * as z from 'zod/mini';
import { textRule } from '#shared/rules/fields/textRule.ts';
import { MAX_TICKET_LENGTH } from './ticketRule.ts';

/** The rule of a further message in a ticket, used by the browser and for forms sent without JavaScript. */
export const replyRule = z.object({ text: textRule({ isProse: true, maxLength: MAX_TICKET_LENGTH }) });
