import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Where an entry is in the document; body elements are not allowed in the head, because they would end it. */
export type MarkupPlace = 'head' | 'body';

/** Placeholder of the answer's nonce. No input can contain it, because control characters are removed. */
export const NONCE_MARK = '\u0000';

const HEAD = 'script style link meta noscript';
const BODY =
  'div span section aside p a b strong i em small br hr ul ol li img picture source iframe button label input';
const ALLOWED = { head: new Set(HEAD.split(' ')), body: new Set(`${HEAD} ${BODY}`.split(' ')) };
const IN_HEAD_NOSCRIPT = new Set(['link', 'meta', 'style']);
const VOID = new Set(['link', 'meta', 'img', 'br', 'hr', 'source', 'input']);
/** Elements whose content the parser reads as text; it is removed with them. */
const TEXT_ONLY = new Set(['textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext', 'template']);
const ATTRIBUTE_NAME = /^[^\s"'<>/=\p{Cc}]+$/u;

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Thrown for a script or style whose content would extend beyond its end tag. */
class Unholdable extends Error {}

/**
 * Normalizes the operator's markup: every element is closed, comments are removed, and only elements remain that cannot change how the rest
 * of the page is parsed. Scripts and styles get NONCE_MARK as their nonce. The code is trusted: this prevents accidents, not attacks. Null
 * for a script that cannot be embedded safely.
 */
export function tidyMarkup(code: string, place: MarkupPlace): string | null {
  const text = code.replace(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''));
  // With scripting enabled, the parser would return the content of <noscript> as text.
  const { childNodes } = parseFragment(text, { scriptingEnabled: false });
  try {
    return markupOf(childNodes, place, undefined);
  } catch (error) {
    if (error instanceof Unholdable) return null;
    throw error;
  }
}

function markupOf(nodes: readonly Node[], place: MarkupPlace, noscript: Element | undefined): string {
  return nodes
    .map((node) => {
      // Text would end the head.
      if (defaultTreeAdapter.isTextNode(node)) return place === 'body' ? escapeText(node.value) : '';
      if (!defaultTreeAdapter.isElementNode(node) || node.namespaceURI !== html.NS.HTML) return '';
      return elementMarkup(node, place, noscript);
    })
    .join('');
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function elementMarkup(element: Element, place: MarkupPlace, noscript: Element | undefined): string {
  const { tagName: name } = element;
  const isAllowed =
    ALLOWED[place].has(name) &&
    !(noscript && (name === 'noscript' || (place === 'head' && !IN_HEAD_NOSCRIPT.has(name))));
  const isRaw = name === 'script' || name === 'style';
  if (!isAllowed) {
    return isRaw || TEXT_ONLY.has(name) ? '' : markupOf(element.childNodes, place, noscript);
  }
  const start = `<${name}${attributesOf(element)}`;
  if (isRaw) return `${start} nonce="${NONCE_MARK}">${rawContent(element, noscript)}</${name}>`;
  if (VOID.has(name)) return `${start}>`;
  const content = TEXT_ONLY.has(name)
    ? ''
    : markupOf(element.childNodes, place, name === 'noscript' ? element : noscript);
  return `${start}>${content}</${name}>`;
}

function rawContent({ tagName, childNodes }: Element, noscript: Element | undefined): string {
  const content = childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
  // Between "<!--" and "-->" a further "<script" makes the browser ignore the end tag.
  if (tagName === 'script' && /<!--[\s\S]*<script/i.test(content)) throw new Unholdable();
  // With scripting enabled, <noscript> ends at the first text that looks like its end tag.
  if (noscript && /<\/noscript/i.test(content)) throw new Unholdable();
  return content;
}

/** Quotes all values; a nonce in the input is dropped. */
function attributesOf({ attrs }: Element): string {
  return attrs
    .filter(({ name }) => name !== 'nonce' && ATTRIBUTE_NAME.test(name))
    .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}
