import { randomUUID } from 'node:crypto';
import type { World } from '#sandbox/createWorld.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { ticketFileKind } from '#shared/support/ticketFileKind.ts';

interface TicketAnswer {
  number: string;
  text: string;
  /** Contents of files in base64. */
  files?: readonly string[] | undefined;
}

/** Answers a ticket as the support does: in the conversation, by a letter with the whole answer, and with a notice to a player. */
export function answerTicket(world: World, { number, text, files: contents = [] }: TicketAnswer): void {
  const ticket = world.messages.tickets.byNumber(number);
  if (!ticket) throw new AppError('InvalidRequestException', { status: 400, message: `no ticket ${number}` });
  const files = contents.map((base64) => addAnswerFile(world, Buffer.from(base64, 'base64')));
  world.messages.tickets.write(number, 'support', { text, files });
  world.messages.outbox.send(ticket.email, `${textFor(ticket.locale, 'ticketAnswered')} ${number}\n${text}`);
  if (ticket.uid === null) return;
  const key = `support:${number}:${world.messages.tickets.messagesOf(number).length}`;
  world.rewards.club.notify(ticket.uid, { key, trigger: 'support', subject: number, amount: null, amount_type: null });
}

function addAnswerFile(world: World, content: Buffer): string {
  const kind = ticketFileKind(content);
  if (!kind) throw new AppError('InvalidRequestException', { status: 400, message: 'no file of a known kind' });
  return world.messages.tickets.files.add({ key: randomUUID(), kind, content: new Uint8Array(content) });
}
