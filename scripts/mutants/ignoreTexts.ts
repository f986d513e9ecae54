/** The part of a Babel node that this plugin reads. */
interface Syntax {
  type: string;
  name?: string;
  callee?: Syntax;
  property?: Syntax;
}

interface Place {
  node: Syntax;
  parent: Syntax | null;
}

const LOG_METHODS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** Leaves out the texts of errors and log lines: developers read them, and a test that repeats them shows nothing. */
function shouldIgnore({ node, parent }: Place): string | undefined {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  if (parent?.type === 'NewExpression' && parent.callee?.name?.endsWith('Error')) return 'the text of an error';
  if (parent?.type === 'CallExpression' && LOG_METHODS.has(parent.callee?.property?.name ?? ''))
    return 'the text of a log line';
  return undefined;
}

/** Stryker loads a plugin by the name of its file. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];
