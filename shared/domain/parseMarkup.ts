/** A run of text or a line break. */
export type MarkupNode = { bold: boolean; text: string } | 'break';

function lines(text: string, bold: boolean): MarkupNode[] {
  return text.split(/\r?\n/).flatMap((line, index): MarkupNode[] => {
    const node = line ? [{ bold, text: line }] : [];
    return index === 0 ? node : ['break', ...node];
  });
}

/** Parses markup: `**text**` is bold, a newline a break; an unmatched `**` is text, nothing nests, HTML is text. */
export function parseMarkup(markup: string): MarkupNode[] {
  return markup.split(/\*\*([\s\S]+?)\*\*/g).flatMap((text, index) => lines(text, index % 2 === 1));
}
