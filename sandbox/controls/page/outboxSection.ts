import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { htmlTable } from './htmlTable.ts';

const SHOWN = 20;

export function outboxSection({ messages: { outbox } }: World): string {
  const rows = outbox
    .latest(SHOWN)
    .map(({ sent_at, recipient, text }) => [
      `<time>${new Date(inMs(sent_at)).toISOString()}</time>`,
      escapeHtml(recipient),
      `<code>${escapeHtml(text)}</code>`,
    ]);
  return htmlTable('E-mails and messages, which the sandbox does not send', ['When', 'To', 'Text'], rows);
}
