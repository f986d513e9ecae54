import { DEFAULT_SANDBOX_LANGUAGE, SANDBOX_LANGUAGES, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { flattenEntity } from '#shared/content/flattenEntity.ts';
import { type Asker, createAsker, slownessOf, type UpstreamResponse } from './asker.ts';
import { recordDifferences } from './contentDifferences.ts';
import { examineCompression } from './examineCompression.ts';
import { type InBothLocales, localeRow } from './localeRow.ts';
import type { Row } from './Row.ts';
import { type SiteOfContent, siteQuery } from './siteQuery.ts';

const PAGE_SIZE = 100;

const MAX_PAGES = 200;

function row(what: string, response: UpstreamResponse, differences: readonly string[], note = ''): Row {
  const all = [...differences, ...[slownessOf(response) ?? []].flat()];
  return {
    service: 'content',
    what,
    status: response.status,
    took: response.took,
    verdict: all.length === 0 ? 'conforms' : 'breaks',
    detail: all.length === 0 ? note : all.join('\n'),
  };
}

/** The URL of the first picture at any depth. */
function pictureIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, mime } = value as { url?: unknown; mime?: unknown };
  if (typeof url === 'string' && typeof mime === 'string') return url;
  return Object.values(value).reduce<string | undefined>((picture, item) => picture ?? pictureIn(item), undefined);
}

/** Where the content service is, and which site of it. */
export interface ContentPlace extends SiteOfContent {
  url: string;
  token?: string | undefined;
}

/** Reads every collection in every locale as the site does, and one picture. Never writes. */
export async function examineContent({ url, token, ...site }: ContentPlace): Promise<Row[]> {
  const asker = createAsker(url);
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const rows: Row[] = [];
  const texts = new Map<string, unknown[]>();
  let picture: string | undefined;

  async function examine(name: CollectionName, locale: SandboxLanguage): Promise<Row> {
    const { kind, path, schema, populate, fallbackLocale } = collections[name];
    const ask = (page: number) => {
      const pagination = kind === 'single' ? undefined : { page, pageSize: PAGE_SIZE };
      return asker.ask(`/api/${path}?${siteQuery({ populate, pagination, locale }, site)}`, { headers });
    };
    const what = `${name} ${locale}`;
    const first = await ask(1);
    if (first.status === 404 && kind === 'single' && fallbackLocale && locale !== DEFAULT_SANDBOX_LANGUAGE)
      return row(what, first, [], `not translated: the site shows ${DEFAULT_SANDBOX_LANGUAGE}`);
    const records: unknown[] = [];
    for (let page = 1, response = first; ; response = await ask((page += 1))) {
      const failure = failureOf(response);
      if (failure !== undefined) return row(what, response, [failure]);
      const { data, meta } = response.json as { data?: unknown; meta?: { pagination?: { pageCount?: number } } };
      const flat = flattenEntity(data);
      if (kind === 'collection' && !Array.isArray(flat))
        return row(what, response, [`data: a list is expected, ${flat === null ? 'null' : typeof flat} came`]);
      records.push(...[flat].flat());
      if (kind === 'single' || page >= Math.min(meta?.pagination?.pageCount ?? 1, MAX_PAGES)) break;
    }
    picture ??= pictureIn(records);
    // Settings may be the same in every locale; texts of pages may not.
    if (!fallbackLocale) texts.set(what, records);
    const differences = records.flatMap((record, index) =>
      recordDifferences(schema, record).map(
        (difference) => `data${kind === 'collection' ? `[${index}]` : ''}: ${difference}`,
      ),
    );
    const type = typeDifference(first);
    return row(what, first, [...differences, ...type], kind === 'collection' ? `${records.length} records` : '');
  }

  const names = Object.keys(collections) as CollectionName[];
  for (const name of names) for (const locale of SANDBOX_LANGUAGES) rows.push(await examine(name, locale));
  const inBoth = names.flatMap((what): InBothLocales[] => {
    const [uz, ru] = [texts.get(`${what} uz`), texts.get(`${what} ru`)];
    return uz && ru ? [{ what, uz, ru }] : [];
  });
  rows.push(localeRow('content', inBoth), examineCompression('content', asker.codings));
  rows.push(await examinePicture(asker, picture));
  return rows;
}

/** Why an answer contains no data; undefined if it does. */
function failureOf({ status, json, text }: UpstreamResponse): string | undefined {
  if (typeof status === 'string') return status;
  if (json === undefined) return `the answer is not JSON: ${JSON.stringify(text.slice(0, 80))}`;
  const { error } = (json ?? {}) as { error?: { message?: string } | null };
  if (status === 200 && !error) return undefined;
  return `HTTP ${status}${error?.message ? `: ${error.message}` : ''}`;
}

function typeDifference({ type }: UpstreamResponse): string[] {
  const isJson = /^application\/(?:vnd\.api\+)?json\b/i.test(type);
  return isJson ? [] : [`content type: application/json expected, ${type === '' ? 'none' : type} came`];
}

async function examinePicture(asker: Asker, picture: string | undefined): Promise<Row> {
  if (picture === undefined || !picture.startsWith('/'))
    return {
      service: 'content',
      what: '/uploads',
      status: '',
      took: undefined,
      verdict: 'skipped',
      detail: picture === undefined ? 'no record has a picture' : 'pictures are served elsewhere',
    };
  const response = await asker.ask(picture);
  const isPicture = response.status === 200 && response.type.startsWith('image/');
  const differences = isPicture ? [] : [`${picture}: 200 image/* expected, ${response.status} ${response.type} came`];
  return row('/uploads', response, differences);
}
