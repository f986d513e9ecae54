/**
 * A text of somebody else's (an error's message, a stack), with what stands behind the question mark or the hash of every address in
 * it taken away: tokens travel there. A stack keeps line and column. One pass, however the text is made.
 */
export function scrubText(text: string): string {
  return text.replaceAll(/[^\s"'`()<>]+/g, (word) => {
    const mark = word.search(/[?#]/);
    if (mark === -1) return word;
    const [before, behind] = [word.slice(0, mark), word.slice(mark)];
    if (!before.includes('/') && !behind.includes('=')) return word;
    return before + (/:\d{1,7}:\d{1,7}$/.exec(behind)?.[0] ?? '');
  });
}
