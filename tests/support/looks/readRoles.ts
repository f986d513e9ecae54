import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element with a role. */
export interface RoleFound {
  role: string;
  name: string;
  /** Path of a link, with the prefix of its language. */
  href: string;
  /** Names, or else roles, of the landmarks and regions that contain it. */
  inside: readonly string[];
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  button: 'button',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  input: 'input',
  nav: 'navigation',
  section: 'region',
  ul: 'list',
  aside: 'region',
  header: 'banner',
  footer: 'contentinfo',
  main: 'main',
};
const LANDMARKS = new Set(['navigation', 'region', 'banner', 'contentinfo', 'main']);
const UNSEEN = new Set(['script', 'style', 'template', 'head', 'noscript']);

const isElement = (node: Node): node is Element => 'attrs' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const attributeOf = (node: Element, name: string) => node.attrs.find((one) => one.name === name)?.value;

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return UNSEEN.has(node.nodeName) ? '' : childrenOf(node).map(textOf).join('');
}

function nameOf(node: Element, byId: ReadonlyMap<string, Element>): string {
  const label = attributeOf(node, 'aria-label');
  const labelled = attributeOf(node, 'aria-labelledby');
  const found =
    label ??
    (labelled === undefined
      ? undefined
      : labelled
          .split(' ')
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .join(' '));
  return (found ?? textOf(node)).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Elements of a document with their roles and names, including sections that are streamed behind their placeholder. Tests of
 * absent content need no browser: what is not in the HTML is not shown before scripts run.
 */
export function readRoles(html: string): RoleFound[] {
  const byId = new Map<string, Element>();
  const index = (node: Node): void => {
    if (isElement(node)) byId.set(attributeOf(node, 'id') ?? '', node);
    for (const child of childrenOf(node)) index(child);
  };
  const document = parse(html);
  index(document);
  const found: RoleFound[] = [];
  const walk = (node: Node, inside: readonly string[]): void => {
    if (UNSEEN.has(node.nodeName)) return;
    const role = isElement(node) ? (attributeOf(node, 'role') ?? ROLES[node.nodeName]) : undefined;
    let place = inside;
    if (isElement(node) && role !== undefined) {
      const name =
        LANDMARKS.has(role) && !attributeOf(node, 'aria-label') && !attributeOf(node, 'aria-labelledby')
          ? ''
          : nameOf(node, byId);
      found.push({ role, name, href: attributeOf(node, 'href') ?? '', inside });
      if (LANDMARKS.has(role)) place = [...inside, name || role];
    }
    for (const child of childrenOf(node)) walk(child, place);
  };
  walk(document, []);
  return found;
}
