import { redirectLoops } from './redirectLoops.ts';
import { type RedirectRule, redirectRule } from './redirectRule.ts';
import { redirectStatuses } from './redirectStatuses.ts';

const accepted = `accepted is "from to [status]": a path without its language, a path or an https address, one of ${redirectStatuses.join(', ')} (301 when absent); "*" stands for any text, "#" begins a comment`;

/** A wrong file, such as a list of another kind, would fill a terminal and the log. */
const MAX_TOLD = 20;

/**
 * Parses the operator's rules: one `from to [status]` per line, with blank lines and `#` comments. Throws one error that names the file
 * and the first bad lines, with how many more there are. Bad are also the lines of a loop, and a line whose `from` an earlier one has,
 * because it would have no effect.
 */
export function parseRedirectsFile(text: string, file: string): RedirectRule[] {
  const problems: string[] = [];
  const rules: { rule: RedirectRule; line: number }[] = [];
  const lines = new Map<string, number>();
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
    if (typeof rule === 'string') {
      problems.push(`${file}:${index + 1}: ${rule}`);
      continue;
    }
    const earlier = lines.get(rule.from);
    if (earlier === undefined) {
      lines.set(rule.from, index + 1);
      rules.push({ rule, line: index + 1 });
    } else problems.push(`${file}:${index + 1}: "${rule.from}" is redirected by line ${earlier} already`);
  }
  const looping = new Set(redirectLoops(rules.map(({ rule }) => rule)));
  for (const { rule, line } of rules) {
    if (looping.has(rule)) problems.push(`${file}:${line}: "${rule.from}" is part of a redirect loop`);
  }
  if (problems.length > 0) throw new Error(`${told(problems).join('\n')}\n${accepted}`);
  return rules.map(({ rule }) => rule);
}

function told(problems: readonly string[]): readonly string[] {
  const more = problems.length - MAX_TOLD;
  return more > 0 ? [...problems.slice(0, MAX_TOLD), `and ${more} more`] : problems;
}
