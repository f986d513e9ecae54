import * as z from 'zod/mini';
import { textRule } from '#shared/rules/fields/textRule.ts';

/** The rule of number and code, by which anybody who has both opens a ticket. */
export const ticketAccessRule = z.object({
  number: textRule({ maxLength: 40 }),
  code: textRule({ maxLength: 80 }),
});
