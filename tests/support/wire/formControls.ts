import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface Read {
  attribute(name: string): string | undefined;
}

/** A control of a form. */
export interface Control extends Read {
  tag: string;
  type: string;
  name: string;
  form: Read;
  isInMain: boolean;
  /** Whether it is in a hidden part. */
  isHidden: boolean;
  isDisabled: boolean;
  /** The values that it sends. */
  values(): string[];
  /** Fills it in; `true` checks a box. Throws when a browser could not. */
  fill(value: string | true): void;
}

const CONTROLS = ['button', 'input', 'select', 'textarea'];
const BOXES = ['checkbox', 'radio'];

const isElement = (node: Node): node is Element => 'attrs' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const read = (element: Element): Read => ({
  attribute: (name) => element.attrs.find((one) => one.name === name)?.value,
});
const textOf = (node: Node): string =>
  node.nodeName === '#text' ? (node as DefaultTreeAdapterTypes.TextNode).value : childrenOf(node).map(textOf).join('');
const optionsOf = (node: Node): Element[] =>
  childrenOf(node).flatMap((child) => (isElement(child) && child.tagName === 'option' ? [child] : optionsOf(child)));

interface Around {
  form?: Read;
  isInMain: boolean;
  isHidden: boolean;
  isDisabled: boolean;
}

/** Every control in the forms of a document, as a browser without scripts reads it, in document order. */
export function formControls(html: string): Control[] {
  const found: Control[] = [];
  const walk = (node: Node, around: Around): void => {
    let here = around;
    if (isElement(node)) {
      const { attribute } = read(node);
      here = {
        ...around,
        ...(node.tagName === 'form' ? { form: read(node) } : {}),
        isInMain: around.isInMain || node.tagName === 'main',
        isHidden: around.isHidden || attribute('hidden') !== undefined,
        isDisabled:
          around.isDisabled ||
          ([...CONTROLS, 'fieldset'].includes(node.tagName) && attribute('disabled') !== undefined),
      };
      if (here.form && CONTROLS.includes(node.tagName)) found.push(controlOf(node, { ...here, form: here.form }));
    }
    for (const child of childrenOf(node)) walk(child, here);
  };
  walk(parse(html, { scriptingEnabled: false }), { isInMain: false, isHidden: false, isDisabled: false });
  return found;
}

function controlOf(element: Element, around: Around & { form: Read }): Control {
  const { attribute } = read(element);
  const { tagName: tag } = element;
  const type = attribute('type') ?? (tag === 'button' ? 'submit' : 'text');
  const choices =
    tag === 'select' ? optionsOf(element).map((option) => ({ ...read(option), text: textOf(option) })) : [];
  const valueOf = ({ attribute: attributeOf, text }: (typeof choices)[number]) => attributeOf('value') ?? text;
  let chosen = choices.find((option) => option.attribute('selected') !== undefined) ?? choices[0];
  let isChecked = attribute('checked') !== undefined;
  let typed = tag === 'textarea' ? textOf(element) : (attribute('value') ?? '');
  return {
    ...around,
    attribute,
    tag,
    type,
    name: attribute('name') ?? '',
    values() {
      if (tag === 'select') return chosen ? [valueOf(chosen)] : [];
      if (BOXES.includes(type)) return isChecked ? [attribute('value') ?? 'on'] : [];
      return [typed];
    },
    fill(value) {
      const isBox = BOXES.includes(type);
      const choice = choices.find((option) => valueOf(option) === value);
      const isFit = value === true ? isBox : tag === 'select' ? choice : !isBox && type !== 'hidden';
      if (!isFit || around.isHidden || around.isDisabled || attribute('readonly') !== undefined)
        throw new Error(`${attribute('name')} does not take ${value}`);
      if (value === true) isChecked = true;
      else if (choice) chosen = choice;
      else typed = value;
    },
  };
}
