import type { Page } from 'playwright';

/** Of `ariaSnapshotJSON`; a text is a child of role `text`. */
interface AriaNode {
  role: string;
  name?: string;
  level?: number;
  children?: readonly AriaNode[];
}

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'region',
  'complementary',
  'contentinfo',
  'search',
  'form',
  'dialog',
];
const CONTROLS = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'switch',
  'tab',
];
const OTHERS = ['heading', 'group', 'radiogroup', 'tablist', 'tabpanel', 'table', 'progressbar'];
const SAID = new Set([...LANDMARKS, ...CONTROLS, ...OTHERS]);
/** Of the operator's data or the platform's: how many there are, and what they are called, is of the day. */
const ITEMS = new Set(['listitem', 'row', 'article']);
const FIGURES = /\d(?:[\d\s.,:×–-]*\d)?/g;

const sayName = ({ name = '' }: AriaNode) => (name ? ` “${name.replaceAll(FIGURES, '#')}”` : '');

/** Roles under a node in their order, without names: the shape of an item that stands for all of its list. */
function shapeOf(node: AriaNode): string[] {
  return (node.children ?? []).flatMap((child) => [...(SAID.has(child.role) ? [child.role] : []), ...shapeOf(child)]);
}

function linesOf(node: AriaNode, depth: number, inMain: boolean): string[] {
  const isMain = inMain || node.role === 'main';
  const children = node.children ?? [];
  const items = isMain ? children.filter(({ role }) => ITEMS.has(role)) : [];
  // The fullest: one game has a demo and the next has none.
  const [shape = []] = items.map(shapeOf).toSorted((one, other) => other.length - one.length);
  const inner = (at: number) => [
    ...(shape.length > 0 ? [`${'  '.repeat(at)}- of a list: ${shape.join(', ')}`] : []),
    ...children.flatMap((child) => (items.includes(child) ? [] : linesOf(child, at, isMain))),
  ];
  if (!SAID.has(node.role) || (node.role === 'group' && !node.name)) return inner(depth);
  const below = inner(depth + 1);
  if (!node.name && below.length === 0) return [];
  const level = node.level === undefined ? '' : ` ${node.level}`;
  return [`${'  '.repeat(depth)}- ${node.role}${level}${sayName(node)}`, ...below];
}

/** `summary` has a role of its own that no list of roles names: it is said to be what readers call it, a button. */
const nameSummaries = (page: Page) =>
  page.locator('summary').evaluateAll((found) => {
    for (const summary of found) summary.role = 'button';
  });

/**
 * What a screen reader meets on a page, in its order: landmarks, headings and what can be pressed or filled in, by their names. Figures are
 * `#`, and of lists in `main` one item is told by its roles.
 */
export async function readingOrder(page: Page): Promise<string[]> {
  await nameSummaries(page);
  const nodes = (await page.locator('body').ariaSnapshotJSON()) as unknown as readonly AriaNode[];
  // What tells of news at the edge of the page comes when there is any.
  return nodes.filter(({ role }) => role !== 'region').flatMap((node) => linesOf(node, 0, false));
}
