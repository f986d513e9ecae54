import { escapeHtml } from '#sandbox/http/escapeHtml.ts';

/** A labelled select; the empty value is shown as `—`. */
export function select(name: string, label: string, values: readonly string[], chosen = ''): string {
  const options = values
    .map(
      (value) =>
        `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(value || '—')}</option>`,
    )
    .join('');
  return `<label>${label}<select name="${name}">${options}</select></label>`;
}
