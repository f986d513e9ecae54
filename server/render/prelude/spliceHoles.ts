import type { PreludePart, PreludeSlot } from './PreludePart.ts';
import type { FilledHoles } from './readHoles.ts';

/** Texts for the slots of one answer. */
export type SlotTexts = Readonly<Record<PreludeSlot, string>>;

/**
 * The document of one answer, in pieces. A filled hole is a finished boundary for React, in its place; a late one waits for React's
 * instruction; of a failed one the browser renders the content, and without script the fallback stays. The content of a private page must be
 * filled, and is no boundary.
 */
export function spliceHoles(
  parts: readonly PreludePart[],
  texts: SlotTexts,
  { filled, failed }: Pick<FilledHoles, 'filled' | 'failed'>,
): (Buffer | string)[] {
  const pieces: (Buffer | string)[] = [];
  let text = '';
  for (const part of parts) {
    if (Buffer.isBuffer(part)) {
      if (text !== '') pieces.push(text);
      text = '';
      pieces.push(part);
    } else if (typeof part === 'string') text += texts[part];
    else {
      const { id, fallback, isContent } = part;
      const content = filled.get(id);
      if (isContent) text += content ?? '';
      else if (content !== undefined) text += `<!--$-->${content}<!--/$-->`;
      else if (failed.has(id)) text += `<!--$!--><template></template>${fallback}<!--/$-->`;
      else text += `<!--$?--><template id="B:${id}"></template>${fallback}<!--/$-->`;
    }
  }
  if (text !== '') pieces.push(text);
  return pieces;
}
