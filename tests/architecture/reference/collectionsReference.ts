import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { collections } from '#shared/content/collections.ts';
import { typeText } from './typeText.ts';

const FOLDER = 'shared/content';

interface Source {
  /** Text of the file that declares the schema, after the schema's name. */
  text: string;
  /** Docstring of the schema. */
  sentence: string;
}

/** Where a schema is declared: the content file whose export is that object. */
async function sources(): Promise<Map<z.ZodMiniType, Source>> {
  const found = new Map<z.ZodMiniType, Source>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.content.ts'))) {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const exported = (await import(`../../../${FOLDER}/${file}`)) as Record<string, z.ZodMiniType>;
    for (const [name, schema] of Object.entries(exported)) {
      const index = text.indexOf(`export const ${name} `);
      if (index === -1) continue;
      const [, sentence = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*$/.exec(text.slice(0, index)) ?? [];
      found.set(schema, { text: text.slice(index), sentence: plain(sentence) });
    }
  }
  return found;
}

const plain = (comment: string) => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();

/** The comment above a field, in the declaration of its schema. */
function meaningOf(field: string, { text }: Source): string {
  const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*?)\\*/\\s*${field}:`).exec(text) ?? [];
  return plain(comment);
}

function defaultOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = JSON.stringify(value);
  return text === '""' || text === '[]' || text === '{}'
    ? ''
    : `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}

/** docs/generated/collections.md: every collection that the site reads from the content service, as `shared/content` declares it. */
export async function collectionsReference(): Promise<string> {
  const declared = await sources();
  const sections = Object.entries(collections).map(([name, collection]) => {
    const { kind, path, populate, fallbackLocale, defaults } = collection;
    const schema = collection.schema as z.ZodMiniType;
    const source = declared.get(schema) ?? { text: '', sentence: '' };
    const { shape = {} } = schema._zod.def as { shape?: Record<string, z.ZodMiniType> };
    const rows = Object.entries(shape).map(([field, one]) => {
      const value = kind === 'single' ? defaultOf((defaults as Record<string, unknown>)[field]) : '';
      return `| \`${field}\` | \`${typeText(one)}\` | ${value} | ${meaningOf(field, source)} |`;
    });
    return [
      `## ${name}`,
      '',
      `${source.sentence} ${kind === 'single' ? 'A single type' : 'A collection'} at \`/api/${path}\`; ${fallbackLocale ? 'a missing translation is that of the default language' : 'a missing translation is a missing entry'}.`,
      ...(populate.length > 0
        ? ['', `Asked for with \`populate\`: ${populate.map((one) => `\`${one}\``).join(', ')}.`]
        : []),
      '',
      '| Field | Type | Default | Meaning |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return [
    '# The collections of the content service',
    '',
    'Every content type that the site reads, written by a test from `shared/content`. Strapi gets the same types from',
    '[strapi.md](../integrations/strapi.md). A field that is missing or unreadable has its default, an entry without a required field is left out;',
    '`npm run doctor -- --content` names both.',
    '',
    ...sections,
  ].join('\n');
}
