import qs from 'qs';
import { type CollectionName, collections } from '../../shared/content/collections.ts';
import { flattenEntity } from '../../shared/content/flattenEntity.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../shared/locales.ts';
import { type Asker, createAsker, type Heard } from './asker.ts';
import { recordDifference } from './contentDifference.ts';
import type { Row } from './Row.ts';

const PAGE_SIZE = 100;

function row(what: string, heard: Heard, difference: string | undefined, note = ''): Row {
  return {
    service: 'content',
    what,
    status: heard.status,
    took: heard.took,
    verdict: difference === undefined ? 'conforms' : 'breaks',
    detail: difference ?? note,
  };
}

/** The address of the first picture, wherever it is. */
function pictureIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, mime } = value as { url?: unknown; mime?: unknown };
  if (typeof url === 'string' && typeof mime === 'string') return url;
  return Object.values(value).reduce<string | undefined>((found, item) => found ?? pictureIn(item), undefined);
}

/** Reads every collection in every language as the site does, and one picture. Never writes. */
export async function examineContent({ url, token }: { url: string; token?: string | undefined }): Promise<Row[]> {
  const asker = createAsker(url);
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const rows: Row[] = [];
  let picture: string | undefined;

  async function examine(name: CollectionName, locale: Locale): Promise<Row> {
    const { kind, path, schema, populate, fallbackLocale } = collections[name];
    const pagination = kind === 'single' ? undefined : { page: 1, pageSize: PAGE_SIZE };
    const query = qs.stringify({ populate, pagination, locale }, { encodeValuesOnly: true, arrayFormat: 'indices' });
    const heard = await asker.ask(`/api/${path}?${query}`, { headers });
    const what = `${name} ${locale}`;
    if (typeof heard.status === 'string') return row(what, heard, heard.status);
    if (heard.status === 404 && kind === 'single' && fallbackLocale && locale !== DEFAULT_LOCALE)
      return row(what, heard, undefined, `not translated: the site shows ${DEFAULT_LOCALE}`);
    if (heard.json === undefined) return row(what, heard, 'the answer is not JSON');
    const { data, error } = heard.json as { data?: unknown; error?: { message?: string } | null };
    if (heard.status !== 200 || error)
      return row(what, heard, `HTTP ${heard.status}${error?.message ? `: ${error.message}` : ''}`);
    const flat = flattenEntity(data);
    if (kind === 'collection' && !Array.isArray(flat)) return row(what, heard, 'data: a list is expected');
    const records = Array.isArray(flat) ? flat : [flat];
    picture ??= pictureIn(records);
    for (const [index, record] of records.entries()) {
      const difference = recordDifference(schema, record);
      if (difference !== undefined)
        return row(what, heard, `data${Array.isArray(flat) ? `[${index}]` : ''}: ${difference}`);
    }
    return row(what, heard, undefined, kind === 'collection' ? `${records.length} records` : '');
  }

  for (const name of Object.keys(collections) as CollectionName[])
    for (const locale of LOCALES) rows.push(await examine(name, locale));
  rows.push(await examinePicture(asker, picture));
  return rows;
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
  const heard = await asker.ask(picture);
  const isPicture = heard.status === 200 && heard.type.startsWith('image/');
  return row('/uploads', heard, isPicture ? undefined : `${picture}: ${heard.status} ${heard.type}`);
}
