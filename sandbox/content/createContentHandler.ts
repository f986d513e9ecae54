import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import qs from 'qs';
import { DEFAULT_SANDBOX_LANGUAGE, isSandboxLanguage } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections, isCollectionName } from '#shared/content/collections.ts';
import { isLocale } from '#shared/locales.ts';
import { ContentError } from './ContentError.ts';
import { type AssertKey, createAssertKey } from './createAssertKey.ts';
import { createDrafts, type Drafts } from './createDrafts.ts';
import type { ContentEntry } from './createEntries.ts';
import { emptyFields } from './emptyFields.ts';
import { matches } from './matches.ts';
import { models } from './models.ts';
import { paginate } from './paginate.ts';
import { populate } from './populate.ts';
import { shapeV4 } from './shapeV4.ts';
import { sortEntries } from './sortEntries.ts';

export interface UploadedFile {
  body: string | Uint8Array;
  /** Media type. */
  type: string;
}

export interface ContentHandlerDeps {
  /** The file under `/uploads/...`; null when there is none. */
  uploads: (path: string) => UploadedFile | null | Promise<UploadedFile | null>;
  drafts?: Drafts;
  /** Reads drafts as a bearer token; without it nobody does. */
  token?: string | undefined;
}

/** Cached answers: a site repeats a few requests. */
const MAX_CACHED_ANSWERS = 300;

function sendBytes(res: ServerResponse, status: number, bytes: Buffer): void {
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'X-Powered-By': 'Strapi <strapi.io>',
  });
  res.end(bytes);
}

const send = (res: ServerResponse, status: number, body: unknown) =>
  sendBytes(res, status, Buffer.from(JSON.stringify(body)));

function sendError(res: ServerResponse, error: unknown): void {
  const knownKeys =
    error instanceof ContentError ? error : new ContentError(500, 'InternalServerError', 'Internal Server Error');
  const { status, name, message, details } = knownKeys;
  send(res, status, { data: null, error: { status, name, message, details } });
}

const notFound = () => new ContentError(404, 'NotFoundError', 'Not Found');

/** Only the named fields, with those that identify the record. */
function pick(entry: ContentEntry, fields: unknown, assertKey: AssertKey): ContentEntry {
  if (fields === undefined || fields === '*') return entry;
  const wanted = (Array.isArray(fields) ? fields : [fields]).flatMap((item) => String(item).split(','));
  wanted.forEach(assertKey);
  // `fields` does not affect components and media, `populate` does.
  const picked = Object.entries(entry).filter(
    ([key, value]) => key === 'id' || key === 'documentId' || wanted.includes(key) || typeof value === 'object',
  );
  return Object.fromEntries(picked) as ContentEntry;
}

/**
 * Answers in the REST dialect of Strapi 5: `/api/{collection}[/{documentId}]`, `/uploads/*`, `/_health`.
 * With `Strapi-Response-Format: v4` in the shape of version 4. Read only; `status=draft` needs the token. Returns false for any other path
 * (`/api/{group}.{method}` contains a dot and belongs to the platform).
 */
export function createContentHandler({ uploads, drafts = createDrafts(), token }: ContentHandlerDeps) {
  const ready = new LRUCache<string, Buffer>({ max: MAX_CACHED_ANSWERS });
  const deferredOf = Object.fromEntries(
    (Object.keys(collections) as CollectionName[]).map((name) => [
      name,
      Object.entries(emptyFields(name)).flatMap(([key, { isDeferred }]) => (isDeferred ? key : [])),
    ]),
  ) as Record<CollectionName, string[]>;

  function answer(name: CollectionName, key: string | undefined, search: string, isV4: boolean): unknown {
    const query = qs.parse(search, { depth: 10, arrayLimit: 100 });
    const locale = query.locale ?? DEFAULT_SANDBOX_LANGUAGE;
    const { kind } = collections[name];
    const { relations = {}, ...model } = models[name];
    const shape = { ...model, deferred: deferredOf[name] };
    const assertKey = createAssertKey(name);
    const status = query.status === 'draft' ? 'draft' : 'published';
    const inLocale = isLocale(locale)
      ? drafts.list(name, isSandboxLanguage(locale) ? locale : DEFAULT_SANDBOX_LANGUAGE, status)
      : [];
    const view = (entries: readonly ContentEntry[]) =>
      populate(entries, query.populate, shape, assertKey)
        .map((entry) => pick(entry, query.fields, assertKey))
        .map((entry) => {
          if (!isV4) return entry;
          return shapeV4(
            entry,
            Object.keys(relations).filter((field) => field in entry),
          );
        });

    if (kind === 'single' || key !== undefined) {
      const matches =
        kind === 'single' ? inLocale[0] : inLocale.find((e) => e.documentId === key || String(e.id) === key);
      if (!matches || (kind === 'single' && key !== undefined)) throw notFound();
      return { data: view([matches])[0], meta: {} };
    }
    const matching = inLocale.filter((entry) => matches(entry, query.filters, assertKey));
    const { items, pagination } = paginate(
      sortEntries(matching, query.sort, assertKey),
      query.pagination as Record<string, unknown>,
    );
    return { data: view(items), meta: { pagination } };
  }

  async function sendUpload(res: ServerResponse, path: string): Promise<void> {
    try {
      const file = await uploads(path);
      if (!file) throw notFound();
      res.writeHead(200, {
        'Content-Type': file.type,
        'Content-Length': Buffer.byteLength(file.body),
        'Cache-Control': 'public, max-age=86400',
      });
      res.end(file.body);
    } catch (error) {
      sendError(res, error);
    }
  }

  return function handleContent(req: IncomingMessage, res: ServerResponse): boolean {
    const [path = '/', ...rest] = (req.url ?? '/').split('?');
    if (path === '/_health') {
      res.writeHead(204, { strapi: 'You are so French!' }).end();
      return true;
    }
    if (path.startsWith('/uploads/')) {
      void sendUpload(res, path);
      return true;
    }
    const [, name = '', key] = /^\/api\/([^/.]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
    if (name === '') return false;
    try {
      if (!isCollectionName(name)) throw notFound();
      if (req.method !== 'GET' && req.method !== 'HEAD') throw new ContentError(403, 'ForbiddenError', 'Forbidden');
      const isV4 = req.headers['strapi-response-format'] === 'v4';
      const mayReadDrafts = token !== undefined && req.headers.authorization === `Bearer ${token}`;
      if (/[?&]status=draft(?:&|$)/.test(req.url ?? '') && !mayReadDrafts)
        throw new ContentError(403, 'ForbiddenError', 'Forbidden');
      const cacheKey = `${drafts.version()} ${isV4 ? 4 : 5} ${req.url}`;
      const bytes = ready.get(cacheKey) ?? Buffer.from(JSON.stringify(answer(name, key, rest.join('?'), isV4)));
      ready.set(cacheKey, bytes);
      sendBytes(res, 200, bytes);
    } catch (error) {
      sendError(res, error);
    }
    return true;
  };
}
