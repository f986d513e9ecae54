import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const UNSEEN = new Set(['script', 'style', 'template', 'svg']);

const isElement = (node: Node): node is Element => 'attrs' in node;
const attributeOf = (node: Element, name: string) => node.attrs.find((one) => one.name === name)?.value;

/** Elements under `node` that are not hidden by their markup; what a style sheet hides is among them. */
function shownIn(node: Node): Node[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    if (UNSEEN.has(child.nodeName) || (isElement(child) && attributeOf(child, 'hidden') !== undefined)) return [];
    return [child, ...shownIn(child)];
  });
}

/** What the main part of a document has for who runs no script: a browser then reads what stands in `noscript`. */
export function readWithoutScript(html: string) {
  const main = shownIn(parse(html, { scriptingEnabled: false })).find(({ nodeName }) => nodeName === 'main');
  const shown = main ? shownIn(main) : [];
  const elements = shown.filter(isElement);
  return {
    titles: elements.filter(({ nodeName }) => nodeName === 'h1').length,
    links: elements.filter((one) => one.nodeName === 'a' && attributeOf(one, 'href')).length,
    /** What stands in for something that only a script would bring. */
    places: elements.filter((one) => attributeOf(one, 'aria-busy') === 'true').length,
    text: shown
      .flatMap((node) => (node.nodeName === '#text' ? (node as DefaultTreeAdapterTypes.TextNode).value.trim() : []))
      .join(' ')
      .trim(),
  };
}
