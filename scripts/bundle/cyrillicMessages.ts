import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import { type Plugin, parseAst } from 'vite';
import { bindFigures } from '#shared/script/bindFigures.ts';
import { messagesToCyrillic } from '#shared/script/messagesToCyrillic.ts';
import { toCyrillic } from '#shared/script/toCyrillic.ts';

const MESSAGES = /\/i18n\/messages\/uz\/\w+\.json$/;
// The messages of the service worker are real files, because it has no import map.
const TWIN = /\/i18n\/messages\/uz-Cyrl\/(?!(?:offline|deviceNotice)\.)(\w+)\.json(?:\?.*)?$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * The Uzbek messages in Cyrillic script for the browser: writes a Cyrillic file with the same exports next to each messages file, and
 * the mapping to `.vite/cyrillic.json`. The import map of a Cyrillic page replaces one by the other, so that neither Latin pages nor
 * the code pay for them.
 */
export function cyrillicMessages(): Plugin {
  return {
    name: 'cyrillic-messages',
    enforce: 'pre',
    // In development the import map refers to files that do not exist.
    resolveId: (id) => (TWIN.test(id) ? id : null),
    async load(id) {
      const name = TWIN.exec(id)?.[1];
      if (name === undefined) return null;
      const file = `${this.environment.config.root}/client/i18n/messages/uz/${name}.json`;
      this.addWatchFile(file);
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const parsed = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, parse(bindFigures(text))]));
      return { code: `export default ${JSON.stringify(messagesToCyrillic(parsed))}`, moduleType: 'js' };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const twins: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => MESSAGES.test(id))) continue;
        if (!chunk.moduleIds.every((id) => MESSAGES.test(id) || id.startsWith('\0'))) continue;
        const source = inCyrillic(chunk.code);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        twins[`/${chunk.fileName}`] = `/${fileName}`;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/cyrillic.json', source: JSON.stringify(twins) });
    },
  };
}

/** Converts the message texts in the code, `{type: 0, value: 'text'}` each, and leaves the rest unchanged. */
function inCyrillic(code: string): string {
  const texts: { start: number; end: number; text: string }[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (typeof part !== 'object' || part === null) return;
    const node = part as Node;
    const text = node.type === 'ObjectExpression' ? literalOf(node) : undefined;
    if (text) texts.push(text);
    else Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return texts
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (whole, { start, end, text }) => whole.slice(0, start) + JSON.stringify(toCyrillic(text)) + whole.slice(end),
      code,
    );
}

function literalOf(node: Node): { start: number; end: number; text: string } | undefined {
  const fields = new Map(
    (node['properties'] as { key: { name?: string; value?: string }; value: Node }[]).map(({ key, value }) => [
      key.name ?? key.value,
      value,
    ]),
  );
  const value = fields.get('value');
  if (fields.get('type')?.['value'] !== 0 || !value) return undefined;
  const [quasi] = (value['quasis'] ?? []) as { value: { cooked: string } }[];
  const text = quasi ? quasi.value.cooked : value['value'];
  return typeof text === 'string' ? { start: value.start, end: value.end, text } : undefined;
}
