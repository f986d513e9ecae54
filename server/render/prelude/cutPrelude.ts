import type { PreludePart, PreludeSlot } from './PreludePart.ts';

/** The texts that stand for the slots while a prelude is rendered: random and hexadecimal, so that no content can contain one. */
export type SlotMarks = Readonly<Record<PreludeSlot, string>>;

/** A place that React has left out; PlayerHole and ContentHole put their mark before the fallback. */
const HOLE =
  /<!--\$\?--><template id="B:([0-9a-f]+)"><\/template><template data-hole="(content)?"><\/template>([\s\S]*?)<!--\/\$-->/;
/** A place that is left out and is no hole. */
const LEFT_OUT = '<!--$?-->';

/** Cuts a rendered prelude at its holes and slots. Throws when something else than a hole is left out. */
export function cutPrelude(html: string, marks: SlotMarks): PreludePart[] {
  const parts: PreludePart[] = [];
  // With three groups in the pattern, the text is followed by an id, a kind and a fallback.
  const pieces = html.split(HOLE);
  for (let index = 0; index < pieces.length; index += 4) {
    const text = pieces[index] as string;
    if (text.includes(LEFT_OUT)) throw new Error('A section of the prelude was not loaded in time');
    parts.push(...cutSlots(text, marks));
    if (index + 3 < pieces.length) {
      const [id, kind, fallback] = pieces.slice(index + 1, index + 4) as [string, string | undefined, string];
      parts.push({ id, fallback, isContent: kind !== undefined });
    }
  }
  return parts;
}

function cutSlots(text: string, marks: SlotMarks): PreludePart[] {
  const slotOf = new Map(Object.entries(marks).map(([slot, mark]) => [mark, slot as PreludeSlot]));
  const pattern = new RegExp(`(${[...slotOf.keys()].join('|')})`);
  return text
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => slotOf.get(piece) ?? Buffer.from(piece));
}
