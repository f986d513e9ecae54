import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** A node of the syntax tree (ESTree with JSX); only what the rule reads. */
interface Syntax {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Components whose children are always elements, never bare text. */
const CHILDREN_ARE_ELEMENTS = new Set([
  'client/features/auth/screen/AuthPage.tsx',
  'client/features/cashier/payment/PaymentView.tsx',
  'client/entities/form/RefusalNote.tsx',
  'client/features/profile/verification/StageCard.tsx',
  'client/ui/feedback/EmptyState.tsx',
  'client/ui/layout/HeroSlide.tsx',
  'client/ui/layout/PageHead.tsx',
  'client/ui/layout/SectionHeader.tsx',
  'client/ui/layout/tiles/PictureTile.tsx',
]);

/** Names of values that are texts; a node that a component receives has another name (note, action, icon). */
const TEXT_NAME =
  /^(?:text|title|label|name|message|sum|sentence|description|caption|fakename|\w+(?:Text|Title|Label|Name))$/;
const TEXT_FUNCTION = /text|^format|^explain|^write|labelOf|unit/i;

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

function nameOf(node: unknown): string {
  if (!isSyntax(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  return node.type === 'MemberExpression' ? nameOf(node['property']) : '';
}

/** Whether this child may be a text node of its own. */
function isText(node: unknown, childrenAreElements: boolean): boolean {
  if (!isSyntax(node)) return false;
  const read = (part: unknown) => isText(part, childrenAreElements);
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(String(node['value']));
    case 'JSXExpressionContainer':
      return read(node['expression']);
    case 'Literal':
      return typeof node['value'] === 'number' || (typeof node['value'] === 'string' && /\S/.test(node['value']));
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'CallExpression':
      return TEXT_FUNCTION.test(nameOf(node['callee']));
    case 'Identifier':
    case 'MemberExpression':
      return nameOf(node) === 'children' ? !childrenAreElements : TEXT_NAME.test(nameOf(node));
    case 'LogicalExpression':
      return read(node['right']) || (node['operator'] !== '&&' && read(node['left']));
    case 'ConditionalExpression':
      return read(node['consequent']) || read(node['alternate']);
    default:
      return false;
  }
}

/** Whether React may insert or remove this child later. */
function mayChange(node: Syntax): boolean {
  const expression = node.type === 'JSXExpressionContainer' ? (node['expression'] as Syntax) : node;
  return (
    ['LogicalExpression', 'ConditionalExpression'].includes(expression.type) ||
    (expression.type === 'CallExpression' && nameOf(expression['callee']) === 'map')
  );
}

const isBlank = (node: Syntax): boolean =>
  node.type === 'JSXText'
    ? !/\S/.test(String(node['value']))
    : node.type === 'JSXExpressionContainer' && (node['expression'] as Syntax).type === 'JSXEmptyExpression';

/** The elements of a file in which bare text has a sibling that comes and goes, as `line: source of the children`. */
function offences(name: string, source: string, childrenAreElements: boolean): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isSyntax(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node['children'] as Syntax[]).filter((child) => !isBlank(child));
      if (
        children.length > 1 &&
        children.some(mayChange) &&
        children.some((child) => isText(child, childrenAreElements))
      ) {
        const line = source.slice(0, node.start).split('\n').length;
        found.push(`${name}:${line} ${source.slice(children[0]?.start, node.end).replace(/\s+/g, ' ').slice(0, 100)}`);
      }
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(name, source, { lang: 'tsx' }).program.body);
  return found;
}

// A translator of the browser moves every text node into an element of its own. React then cannot insert a sibling before the text
// or remove the text: it throws, and the page is gone.
test('no bare text stands beside a node that comes and goes: a translated page would break', () => {
  const files = sourceFiles('client').filter(({ name }) => name.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(({ name, text }) => offences(name, text, CHILDREN_ARE_ELEMENTS.has(name)))).toEqual([]);
});

test.each([
  ['a spinner before the text of a button', '<b>{busy && <Star />}{children}</b>', 1],
  ['a text after a condition', "<p>{ok && <i />}{text('a.b')}</p>", 1],
  ['a text that comes and goes', "<p>{open && text('a.b')}<i /></p>", 1],
  ['a list beside text', '<p>Words {items.map((item) => <i key={item} />)}</p>', 1],
  ['a text alone in its element', "<p>{open ? text('a.b') : ''}</p>", 0],
  ['a text in an element of its own', '<p>{open && <i />}<span>{children}</span></p>', 0],
])('%s: offences', (_case, source, count) => {
  expect(offences('example.tsx', `const Example = () => ${source};`, false)).toHaveLength(count);
});
