/** Something that a comment, a test title or a document refers to by a short name. */
export interface Reference {
  /** `decision`: a number of docs/decisions; a path: a section of that document. */
  document: 'contract' | 'reliability' | 'decision' | `docs/${string}.md`;
  id: string;
}

/** The part of a line of code that is prose: a comment, or the title of a test. */
const prose = /(?<![^\s({,;])\/\/ .*|^\s*\/?\*.*|\/\*.*|\b(?:test|describe|it)\b.*/;
const ID = String.raw`(?:A-\d{2,3}|[A-Z]\d{1,3})`;
const LIST = /\breliability [A-Z]\d{1,2}(?:(?:, | and |[-–]| to )[A-Z]\d{1,2})*/g;
/** An id in brackets, after a word or in a list. Part of an address, a path, a colour or a version is none. */
const BARE = new RegExp(String.raw`(?<![\w#&$./%-])${ID}(?:(?:[-–]| to )${ID})*(?![\w%-])`, 'g');
const SECTION = /\b(docs\/[\w-]+\.md), "([^"]+)"/g;
const DECISION = /\bdecisions?[ /](\d{3})\b/gi;
/** Engines and sizes of paper, which look like ids. */
const NAMES = new Set(['V8', 'A4']);

/** `E1 to E3` is E1, E2 and E3. */
function expanded(range: string): string[] {
  const [first = '', last = first] = range.split(/(?<=\d)[-–]| to /);
  const from = Number(/\d+$/.exec(first)?.[0]);
  const to = Number(/\d+$/.exec(last)?.[0]);
  const width = first.includes('-') ? 2 : 1;
  const letter = first.replace(/\d+$/, '');
  return Array.from({ length: to - from + 1 }, (_, index) => `${letter}${String(from + index).padStart(width, '0')}`);
}

const idsOf = (text: string) => text.split(/, | and /).flatMap(expanded);

/** Every reference of a line. `isCode`: only comments and test titles are read; of a document, the whole line. */
export function referencesIn(line: string, isCode = true): Reference[] {
  const text = isCode ? (prose.exec(line)?.[0] ?? '') : line;
  const lists = [...text.matchAll(LIST)].map(([match]) => match);
  const rest = lists.reduce((unread, match) => unread.replace(match, ''), text);
  return [
    ...lists.flatMap((list) => idsOf(list.slice('reliability '.length))).map((id) => ({ document: 'reliability', id })),
    ...[...rest.matchAll(BARE)]
      .flatMap(([range]) => (NAMES.has(range) ? [] : expanded(range)))
      .map((id) => ({ document: 'contract', id })),
    ...[...text.matchAll(SECTION)].map(([, document, id]) => ({ document, id })),
    ...[...text.matchAll(DECISION)].map(([, id]) => ({ document: 'decision', id })),
  ] as Reference[];
}
