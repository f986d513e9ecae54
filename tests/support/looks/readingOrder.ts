import type { Page } from 'playwright';

/** A node of `ariaSnapshotJSON`. A text is a child with the role `text`. */
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
const REPORTED = new Set([...LANDMARKS, ...CONTROLS, ...OTHERS]);
/** Items of the operator's or the platform's data, whose number and names change. */
const ITEMS = new Set(['listitem', 'row', 'article']);
const FIGURES = /\d(?:[\d\s.,:×–-]*\d)?/g;

const formatName = ({ name = '' }: AriaNode) => (name ? ` “${name.replaceAll(FIGURES, '#')}”` : '');

/** Roles under a node in their order, without names: the shape of a list item. */
function shapeOf(node: AriaNode): string[] {
  return (node.children ?? []).flatMap((child) => [
    ...(REPORTED.has(child.role) ? [child.role] : []),
    ...shapeOf(child),
  ]);
}

function linesOf(node: AriaNode, depth: number, inMain: boolean): string[] {
  const isMain = inMain || node.role === 'main';
  const children = node.children ?? [];
  const items = isMain ? children.filter(({ role }) => ITEMS.has(role)) : [];
  // The item with most roles: some games have a demo and others none.
  const [shape = []] = items.map(shapeOf).toSorted((one, other) => other.length - one.length);
  const inner = (indent: number) => [
    ...(shape.length > 0 ? [`${'  '.repeat(indent)}- of a list: ${shape.join(', ')}`] : []),
    ...children.flatMap((child) => (items.includes(child) ? [] : linesOf(child, indent, isMain))),
  ];
  if (!REPORTED.has(node.role) || (node.role === 'group' && !node.name)) return inner(depth);
  const below = inner(depth + 1);
  if (!node.name && below.length === 0) return [];
  const level = node.level === undefined ? '' : ` ${node.level}`;
  return [`${'  '.repeat(depth)}- ${node.role}${level}${formatName(node)}`, ...below];
}

/** Gives `summary` the role button, as screen readers report it: its own role is in no list. */
const nameSummaries = (page: Page) =>
  page.locator('summary').evaluateAll((found) => {
    for (const summary of found) summary.role = 'button';
  });

/**
 * Landmarks, headings and controls of a page with their names, in the order of a screen reader. Figures are replaced by `#`, and
 * a list in `main` by the roles of one item. Rejects when the page is closed.
 */
export async function readingOrder(page: Page): Promise<string[]> {
  await nameSummaries(page);
  const nodes = (await page.locator('body').ariaSnapshotJSON()) as unknown as readonly AriaNode[];
  // Regions outside the landmarks show news, which come at any time.
  return nodes.filter(({ role }) => role !== 'region').flatMap((node) => linesOf(node, 0, false));
}
