/**
 * Matches a whole text against the literals of a pattern split at its stars; returns what the stars matched, or undefined. Equals
 * `^a(.*)b(.*)c$`, greedy from the left, but runs in one pass from the right, so that no pattern can make it backtrack.
 */
export function matchWildcard(pieces: readonly string[], text: string): string[] | undefined {
  const first = pieces[0] as string;
  const last = pieces.at(-1) as string;
  if (pieces.length === 1) return text === first ? [] : undefined;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return undefined;
  const captures: string[] = [];
  let end = text.length - last.length;
  for (let index = pieces.length - 2; index > 0; index -= 1) {
    const piece = pieces[index] as string;
    const start = text.lastIndexOf(piece, end - piece.length);
    if (start < first.length || end - piece.length < first.length) return undefined;
    captures.unshift(text.slice(start + piece.length, end));
    end = start;
  }
  captures.unshift(text.slice(first.length, end));
  return captures;
}
