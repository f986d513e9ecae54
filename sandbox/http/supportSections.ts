import type { World } from '../world/createWorld.ts';
import { escapeHtml } from './escapeHtml.ts';

const SHOWN = 20;
const VERDICTS = ['approved', 'retry', 'rejected'];

const time = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The parts of the developers' page about people: papers that wait for a decision, letters to support, the chat. */
export function supportSections(world: World, token: string): string {
  const applicants = world.verification.list().map((applicant) => {
    const login = world.accounts.byUid(applicant.uid)?.login ?? '';
    const buttons = VERDICTS.map((verdict) => `<button name="verdict" value="${verdict}">${verdict}</button>`).join(
      ' ',
    );
    return `<tr><td><code>${escapeHtml(login)}</code></td><td>${applicant.status}${applicant.is_final ? ', final' : ''}</td>
<td><form method="post" action="/_/verification"><input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="uid" value="${applicant.uid}">${buttons}</form></td></tr>`;
  });
  const letters = world.feedback
    .latest(SHOWN)
    .map(
      ({ created_at, name, email, subject, text }) =>
        `<tr><td>${time(created_at)}</td><td>${escapeHtml(name)} ${escapeHtml(email)}</td><td>${escapeHtml(subject)}</td><td>${escapeHtml(text)}</td></tr>`,
    );
  const chat = world.feedback
    .latestChat(SHOWN)
    .map(
      ({ created_at, conversation_id, event, text }) =>
        `<tr><td>${time(created_at)}</td><td>${escapeHtml(conversation_id)}</td><td>${event}</td><td>${escapeHtml(text)}</td></tr>`,
    );
  const table = (rows: string[]) => `<table>${rows.join('') || '<tr><td>empty</td></tr>'}</table>`;
  return `<h2>Tasdiqlash · Проверка личности · Verification</h2>${table(applicants)}
<h2>Yordamga xatlar · Письма в поддержку · Feedback</h2>${table(letters)}
<h2>Chat</h2>${table(chat)}`;
}
