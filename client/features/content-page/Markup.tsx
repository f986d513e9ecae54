import { Fragment } from 'react';
import { parseMarkup } from '../../../shared/domain/parseMarkup.ts';

/** `**bold**` and line breaks; an empty line parts paragraphs. */
export function Markup({ children }: { children: string }) {
  const paragraphs = children.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    <p key={at}>
      {parseMarkup(paragraph.trim()).map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
        <Fragment key={index}>
          {node === 'break' ? <br /> : node.bold ? <strong>{node.text}</strong> : node.text}
        </Fragment>
      ))}
    </p>
  ));
}
