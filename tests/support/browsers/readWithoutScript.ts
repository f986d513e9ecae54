import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const UNSEEN = new Set(['script', 'style', 'template', 'svg']);

const isElement = (node: Node): node is Element => 'attrs' in node;
const attributeOf = (node: Element, name: string) => node.attrs.find((one) => one.name === name)?.value;

/** Nodes under `node` that their markup does not hide. Nodes that a style sheet hides are included. */
function shownIn(node: Node): Node[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    if (UNSEEN.has(child.nodeName) || (isElement(child) && attributeOf(child, 'hidden') !== undefined)) return [];
    return [child, ...shownIn(child)];
  });
}

/** The content of `main` for a browser without scripts, which reads `noscript`: numbers of titles, links and placeholders, and the text. */
export function readWithoutScript(html: string) {
  const main = shownIn(parse(html, { scriptingEnabled: false })).find(({ nodeName }) => nodeName === 'main');
  const shown = main ? shownIn(main) : [];
  const elements = shown.filter(isElement);
  return {
    titles: elements.filter(({ nodeName }) => nodeName === 'h1').length,
    links: elements.filter((one) => one.nodeName === 'a' && attributeOf(one, 'href')).length,
    /** Number of placeholders that only a script would replace. */
    places: elements.filter((one) => attributeOf(one, 'aria-busy') === 'true').length,
    text: shown
      .flatMap((node) => (node.nodeName === '#text' ? (node as DefaultTreeAdapterTypes.TextNode).value.trim() : []))
      .join(' ')
      .trim(),
  };
}
