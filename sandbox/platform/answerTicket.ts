import type { World } from '#sandbox/createWorld.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';

/** Answers a ticket as the support does: in the conversation, by a letter with the whole answer, and with a notice to a player. */
export function answerTicket(world: World, { number, text }: { number: string; text: string }): void {
  const ticket = world.messages.tickets.byNumber(number);
  if (!ticket) throw new AppError('InvalidRequestException', { status: 400, message: `no ticket ${number}` });
  world.messages.tickets.write(number, 'support', text);
  world.messages.outbox.send(ticket.email, `${textFor(ticket.locale, 'ticketAnswered')} ${number}\n${text}`);
  if (ticket.uid === null) return;
  const key = `support:${number}:${world.messages.tickets.messagesOf(number).length}`;
  world.rewards.club.notify(ticket.uid, { key, trigger: 'support', subject: number, amount: null, amount_type: null });
}
