import { DEFAULT_SANDBOX_LANGUAGE, SANDBOX_LANGUAGES, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { flattenEntity } from '#shared/content/flattenEntity.ts';
import { findMistakes, type Mistake } from '#shared/content/mistakes/findMistakes.ts';
import { normalizePath } from '#shared/redirects/normalizePath.ts';
import { createAsker } from './asker.ts';
import type { ContentPlace } from './examineContent.ts';
import type { Row } from './Row.ts';
import { siteQuery } from './siteQuery.ts';

const PAGE_SIZE = 100;
/** What identifies a record of a list in every language. */
const NAMES: Partial<Record<CollectionName, string>> = { pages: 'slug', 'seo-pages': 'url' };

/** Where the content service is; with `isDraft` its drafts are read, for which the token must suffice. */
export interface MistakesOptions extends ContentPlace {
  isDraft?: boolean;
}

/**
 * Reads every record in every language and finds the mistakes of editors that a preview shows (findMistakes), and records that one language
 * lacks: one row a collection and language. Never writes.
 */
export async function examineMistakes({ url, token, isDraft = false, ...site }: MistakesOptions): Promise<Row[]> {
  const asker = createAsker(url);
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };

  async function read(name: CollectionName, locale: SandboxLanguage): Promise<Record<string, unknown>[]> {
    const { kind, path, populate } = collections[name];
    const records: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = {
        populate,
        locale,
        pagination: kind === 'single' ? undefined : { page, pageSize: PAGE_SIZE },
        status: isDraft ? 'draft' : undefined,
      };
      const { json } = await asker.ask(`/api/${path}?${siteQuery(query, site)}`, { headers });
      const { data, meta } = (json ?? {}) as { data?: unknown; meta?: { pagination?: { pageCount?: number } } };
      records.push(...[flattenEntity(data ?? [])].flat());
      pages = meta?.pagination?.pageCount ?? 1;
    }
    return records.filter((record) => typeof record === 'object' && record !== null) as Record<string, unknown>[];
  }

  const names = Object.keys(collections) as CollectionName[];
  const rows: Row[] = [];
  const named = new Map<string, string[]>();
  for (const locale of SANDBOX_LANGUAGES) {
    const all = new Map<CollectionName, Record<string, unknown>[]>();
    for (const name of names) all.set(name, await read(name, locale));
    const redirects = (all.get('prazer-config')?.[0]?.['redirects'] ?? []) as { from_url?: unknown }[];
    const sources = new Set(redirects.map(({ from_url }) => normalizePath(String(from_url))));
    const targets = {
      slugs: new Set(all.get('pages')?.map(({ slug }) => String(slug))),
      isRedirected: (address: string) => sources.has(normalizePath(address.split(/[?#]/, 1)[0] ?? '')),
    };
    for (const [name, records] of all) {
      const content = collections[name].kind === 'single' ? records[0] : records;
      const mistakes = content === undefined ? [] : findMistakes(name, content, targets);
      const called = records.map((record) => String(record[NAMES[name] ?? ''] ?? ''));
      if (locale === DEFAULT_SANDBOX_LANGUAGE) named.set(name, called);
      const lacking = NAMES[name] === undefined ? [] : (named.get(name) ?? []).filter((one) => !called.includes(one));
      const missing: Mistake[] = lacking.map((field) => ({
        kind: 'language',
        collection: name,
        field,
        detail: locale,
      }));
      rows.push(rowOf(`mistakes, ${name} ${locale}`, [...mistakes, ...missing]));
    }
  }
  return rows;
}

function rowOf(what: string, mistakes: readonly Mistake[]): Row {
  return {
    service: 'content',
    what,
    status: '',
    took: undefined,
    verdict: mistakes.length === 0 ? 'conforms' : 'breaks',
    detail: mistakes.map(({ kind, field, detail }) => `${kind} ${field}: ${detail}`).join('\n'),
  };
}
