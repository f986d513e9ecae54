import type { Judgement } from './Judgement.ts';

interface Position {
  line: number;
  column: number;
}

/** The part of Stryker's report that is read here; lines and columns count from 1. */
export interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: string;
        replacement?: string;
        static?: boolean;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

type Survivor = Omit<Judgement, 'because'>;

export interface Verdict {
  killed: number;
  total: number;
  survivors: Survivor[];
  /** Survivors without a judgement. */
  unjudged: Survivor[];
  /** Judgements whose mutant no longer survives. */
  outdated: Survivor[];
}

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** A text in one line and no longer than a line, as the judgements quote code. */
function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function between(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const keyOf = ({ file, line, code, mutant }: Survivor) => JSON.stringify([file, line, code, mutant]);

/** What a report says about an area, compared with the judgements of its survivors. */
export function verdictOf({ files }: Report, judged: readonly Judgement[]): Verdict {
  let killed = 0;
  const survivors: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const { status, replacement = '', location } of mutants) {
      if (NOTICED.has(status)) killed += 1;
      if (MISSED.has(status))
        survivors.push({
          file,
          line: quoted(source.split('\n')[location.start.line - 1] ?? ''),
          code: quoted(between(source, location.start, location.end)),
          mutant: quoted(replacement),
        });
    }
  const judgedKeys = new Set(judged.map(keyOf));
  const survivorKeys = new Set(survivors.map(keyOf));
  return {
    killed,
    total: killed + survivors.length,
    survivors,
    unjudged: survivors.filter((survivor) => !judgedKeys.has(keyOf(survivor))),
    outdated: judged.filter((judgement) => !survivorKeys.has(keyOf(judgement))),
  };
}
