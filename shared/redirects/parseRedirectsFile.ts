import { redirectLoops } from './redirectLoops.ts';
import { type RedirectRule, redirectRule } from './redirectRule.ts';
import { redirectStatuses } from './redirectStatuses.ts';

const accepted = `accepted is "from to [status]": a path without its language, a path or an https address, one of ${redirectStatuses.join(', ')} (301 when absent); "*" stands for any text, "#" begins a comment`;

/**
 * Parses the operator's rules: one `from to [status]` per line, with blank lines and `#` comments. Throws one error that names the file
 * and every bad line, loops included.
 */
export function parseRedirectsFile(text: string, file: string): RedirectRule[] {
  const problems: string[] = [];
  const rules: { rule: RedirectRule; line: number }[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    // A `#` inside a target (`/rules#bonus`) is not a comment: comments begin a line or follow a space.
    const parts = raw
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (parts[0] === '') continue;
    const [from = '', to, status = '301'] = parts;
    const rule =
      to === undefined || parts.length > 3
        ? `${parts.length} words where two or three belong`
        : redirectRule(from, to, /^\d{3}$/.test(status) ? Number(status) : status);
    if (typeof rule === 'string') problems.push(`${file}:${index + 1}: ${rule}`);
    else rules.push({ rule, line: index + 1 });
  }
  const looping = new Set(redirectLoops(rules.map(({ rule }) => rule)));
  for (const { rule, line } of rules) {
    if (looping.has(rule)) problems.push(`${file}:${line}: "${rule.from}" is part of a redirect loop`);
  }
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${accepted}`);
  return rules.map(({ rule }) => rule);
}
