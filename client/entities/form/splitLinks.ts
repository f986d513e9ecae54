export type LabelPart = { text: string; href?: string };

/** `I accept the [rules](/rules)` -> text and links, in order. A link to another site stays plain text. */
export function splitLinks(label: string): LabelPart[] {
  const parts: LabelPart[] = [];
  let end = 0;
  for (const match of label.matchAll(/\[([^[\]]+)\]\((\/(?![/\\])[^()\s]*)\)/g)) {
    if (match.index > end) parts.push({ text: label.slice(end, match.index) });
    parts.push({ text: match[1] as string, href: match[2] as string });
    end = match.index + match[0].length;
  }
  if (end < label.length) parts.push({ text: label.slice(end) });
  return parts;
}
