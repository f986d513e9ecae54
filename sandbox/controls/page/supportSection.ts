import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { htmlTable } from './htmlTable.ts';

const SHOWN = 20;

const time = (seconds: number) => `<time>${new Date(inMs(seconds)).toISOString()}</time>`;

/** Tickets to support and chat messages. */
export function supportSection({ messages: { feedback } }: World): string {
  const tickets = feedback
    .latest(SHOWN)
    .map(({ created_at, name, email, subject, text }) => [
      time(created_at),
      `${escapeHtml(name)} ${escapeHtml(email)}`,
      escapeHtml(subject),
      escapeHtml(text),
    ]);
  const chat = feedback
    .latestChat(SHOWN)
    .map(({ created_at, conversation_id, event, text }) => [
      time(created_at),
      escapeHtml(conversation_id),
      event,
      escapeHtml(text),
    ]);
  return `${htmlTable('Tickets', ['When', 'From', 'Subject', 'Text'], tickets)}${htmlTable('Chat', ['When', 'Conversation', 'Event', 'Text'], chat)}`;
}
