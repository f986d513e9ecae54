/** What React has written about the holes of a prelude. */
export interface FilledHoles {
  /** The markup of each filled hole, by its id. */
  readonly filled: ReadonlyMap<string, string>;
  /** Holes whose rendering threw. */
  readonly failed: ReadonlySet<string>;
  /** What the holes add to the head: a title, hints of pictures. */
  readonly head: string;
  /** The start of React's first script, which defines what later instructions call. */
  readonly runtime: string;
}

/**
 * The end of an instruction that puts a part of the page into a place. It cannot be in a text or an attribute, where React escapes quotes,
 * and a hole has no markup that is set as HTML.
 */
const FILLS = /\$RC\("B:([0-9a-f]+)","S:([0-9a-f]+)"\)<\/script>/g;
const FAILS = /\$RX\("B:([0-9a-f]+)"[^<]*\)<\/script>/g;
/** Where the holes begin: the head of a private page has no scripts. */
const FIRST = /<div hidden id="S:|<script/;
const SCRIPT = /<script(?: nonce="[^"]*")?>/g;

/**
 * Reads a continued prelude as React streams it: first what belongs into the head, then for each hole its markup in a hidden element, and a
 * script that would move it.
 */
export function readHoles(text: string): FilledHoles {
  const filled = new Map<string, string>();
  const failed = new Set<string>();
  let runtime = '';
  const noteRuntime = (script: string) => {
    const call = script.search(/\$R[CX]\("B:/);
    if (call > 0) runtime += script.slice(0, call);
  };
  for (const { 0: instruction, 1: hole = '', 2: segment, index } of text.matchAll(FILLS)) {
    const open = `<div hidden id="S:${segment}">`;
    const from = text.indexOf(open) + open.length;
    const script = lastScript(text, index);
    filled.set(hole, text.slice(from, script.from - '</div>'.length));
    noteRuntime(text.slice(script.to, index + instruction.length));
  }
  for (const { 0: instruction, 1: hole = '', index } of text.matchAll(FAILS)) {
    failed.add(hole);
    noteRuntime(text.slice(lastScript(text, index).to, index + instruction.length));
  }
  const first = text.search(FIRST);
  return { filled, failed, head: first === -1 ? text : text.slice(0, first), runtime };
}

/** The script element that ends with the instruction at this place. */
function lastScript(text: string, before: number): { from: number; to: number } {
  let hole = { from: 0, to: 0 };
  const start = text.lastIndexOf('<script', before);
  SCRIPT.lastIndex = start;
  const match = SCRIPT.exec(text);
  if (match) hole = { from: match.index, to: match.index + match[0].length };
  return hole;
}
