import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fieldPurposes } from './fieldPurposes.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'submit', 'button', 'file', 'range'];

const isElement = (node: Node): node is Element => 'attrs' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

function typedControls(node: Node): Element[] {
  if (isElement(node) && attributeOf(node, 'aria-hidden') === 'true') return [];
  const isTyped =
    isElement(node) &&
    (['select', 'textarea'].includes(node.tagName) ||
      (node.tagName === 'input' && !NOT_TYPED.includes(attributeOf(node, 'type') ?? 'text')));
  return [...(isTyped ? [node] : []), ...childrenOf(node).flatMap(typedControls)];
}

/** Fields of a document whose `autocomplete` is none of those that the table of purposes has for their name. */
export function wrongPurposes(html: string): string[] {
  return typedControls(parse(html)).flatMap((control) => {
    const name = attributeOf(control, 'name') ?? '';
    const rows = fieldPurposes.flatMap(({ fields }) => fields[name] ?? []);
    const allowed = rows.map((purpose) => (purpose.startsWith('none: ') ? 'off' : purpose));
    // A field that also offers passkeys says so after its purpose.
    const token = (attributeOf(control, 'autocomplete') ?? 'off').replace(/ webauthn$/, '');
    return allowed.includes(token) ? [] : [`${name || control.tagName}: ${token}, not ${allowed.join(' or ')}`];
  });
}
