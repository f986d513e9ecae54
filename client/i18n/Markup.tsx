import { Fragment } from 'react';
import { parseMarkup } from '#shared/domain/parseMarkup.ts';

/** Renders `**bold**` and line breaks; an empty line separates paragraphs. */
export function Markup({ children }: { children: string }) {
  const paragraphs = children.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      {parseMarkup(paragraph.trim()).map((node, index) => (
        <Fragment key={index}>
          {node === 'break' ? <br /> : node.bold ? <strong>{node.text}</strong> : node.text}
        </Fragment>
      ))}
    </p>
  ));
}
