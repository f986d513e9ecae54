import * as z from 'zod/mini';
import { requireOne } from '#shared/api/requireOne.ts';
import { replyTicket } from '#shared/api/site/support.contract.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { textRule } from '#shared/rules/fields/textRule.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { paths } from '#shared/url/paths.ts';

/** A further message in a ticket of the player. */
export const replyForm: SiteForm<{ number: string; text: string }> = {
  page: paths.profileNotification,
  name: 'reply',
  kept: ['number', 'text'],
  done: 'notification.replyDone',
  rule: () => z.object({ number: hiddenField(), text: textRule({ isProse: true, maxLength: MAX_TICKET_LENGTH }) }),
  send: async (call, values) => requireOne(await call(replyTicket, values)),
};
