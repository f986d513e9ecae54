import { escapeHtml } from '#server/http/problems/escapeHtml.ts';

/** The fields of a form that its page repeats unseen, as HTML. */
export function hiddenFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
}
