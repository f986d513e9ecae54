/**
 * Removes the query and fragment of every address in a foreign text (an error message, a stack), because they can contain tokens. Line and
 * column of a stack stay. One pass, linear in the length of the text.
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
