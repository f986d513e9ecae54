import { parseEnv as parseDotenv } from 'node:util';
import type { ConfigProblem } from '#config/ConfigError.ts';

/** A variable of a file; an empty value means unset. */
export interface EnvFileEntry {
  name: string;
  value: string;
  /** `config/site.env:12` */
  source: string;
}

const LINE = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/;
const QUOTED = /^(["'`])(.*?)\1\s*(?:#.*)?$/;

/**
 * Reads the lines `NAME=value` of a file: blank lines and those that begin with `#` are left out, quotes taken away, and what follows a
 * space and `#` is a comment. A line that Node's own parser would read as something else than it says, or not at all, is a problem.
 */
export function parseEnvFile(text: string, file: string): { entries: EnvFileEntry[]; problems: ConfigProblem[] } {
  const entries: EnvFileEntry[] = [];
  const problems: ConfigProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const source = `${file}:${index + 1}`;
    const [, name, value = ''] = LINE.exec(line) ?? [];
    // The line itself may have a secret.
    if (name === undefined) problems.push({ name: source, source: file, problem: 'is no NAME=value', accepted });
    else {
      const earlier = entries.find((entry) => entry.name === name);
      const problem = earlier ? `is set at ${earlier.source} too` : problemOf(value);
      if (problem === undefined) entries.push({ name, value: parseDotenv(line)[name] ?? '', source });
      else problems.push({ name, source, problem, accepted });
    }
  }
  return { entries, problems };
}

const accepted = 'one NAME=value a line, each name once; a value with # or spaces at its ends in quotes, on one line';

function problemOf(value: string): string | undefined {
  if (/^["'`]/.test(value)) return QUOTED.test(value) ? undefined : 'has quotes that do not enclose the value';
  return /^[^\s#]+#/.test(value) || /\S#/.test(value.replace(/\s#.*$/, ''))
    ? 'has a # within its value, where a comment would begin'
    : undefined;
}
