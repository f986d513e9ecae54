import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import qs from 'qs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_LANGUAGES } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections, parseCollection } from '#shared/content/collections.ts';
import { createContentHandler } from './createContentHandler.ts';
import { createEntries, type Fields } from './createEntries.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const handle = createContentHandler({
    uploads: (path) => {
      if (path.endsWith('broken.webp')) throw new Error('no paint');
      return path === '/uploads/banners/menu-400x240.webp' ? { body: 'RIFF', type: 'image/webp' } : null;
    },
  });
  server = createServer((req, res) => {
    if (!handle(req, res)) res.writeHead(418).end('not content');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(path: string, query: object = {}, headers: Record<string, string> = {}) {
  const search = qs.stringify(query, { encodeValuesOnly: true });
  const response = await fetch(`${origin}${path}${search === '' ? '' : `?${search}`}`, { headers });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const slugs = (body: { data: Fields[] }) => body.data.map((page) => page.slug);

test('GET /api/<type> returns an object for a single type, and a list with pagination for a collection', async () => {
  const { body: common } = await ask('/api/common');
  expect(common.data).toMatchObject({ id: 1, locale: 'uz', localeDetectStrategy: 'browser' });
  expect(common.data.documentId).toMatch(/^[a-z0-9]{24}$/);
  const { body: pages } = await ask('/api/pages');
  expect(pages.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 10 });
});

test('components, dynamic zones, relations and media, unless populated, are absent from the answer', async () => {
  const plain = (await ask('/api/pages', { filters: { slug: { $eq: 'rules' } } })).body.data[0];
  expect(plain.title).toBe('Qoidalar va shartlar');
  expect(plain).not.toHaveProperty('blocks');
  expect(plain).not.toHaveProperty('related');
  const common = (await ask('/api/common', { populate: ['menus.side'] })).body.data;
  expect(Object.keys(common.menus)).toEqual(['id', 'side']);
  expect(common.menus.side[1]).not.toHaveProperty('children');
  expect(common).not.toHaveProperty('footer');
  expect(common.flagIcons).toHaveProperty('uz');
  const banner = (await ask('/api/banner-entries', { populate: { image: true } })).body.data[0];
  expect(banner.image).toMatchObject({ url: '/uploads/banners/menu-400x240.webp', width: 400, mime: 'image/webp' });
  expect(banner).not.toHaveProperty('publicImage');
  const star = (await ask('/api/common?populate=*')).body.data;
  expect(star).toHaveProperty('footer.about');
  expect(star).not.toHaveProperty('footer.columns');
});

test('populate, for a dynamic zone, accepts a star or a fragment, and answers 400 to a field path', async () => {
  const query = { filters: { slug: { $eq: 'about' } } };
  expect((await ask('/api/pages', { ...query, populate: ['blocks.image'] })).body.error).toMatchObject({
    status: 400,
    name: 'ValidationError',
  });
  for (const populate of [
    { blocks: { populate: '*' } },
    { blocks: { on: { 'blocks.image': { populate: ['image'] } } } },
    ['blocks'],
  ]) {
    const { body } = await ask('/api/pages', { ...query, populate });
    expect(body.data[0].blocks[0].__component).toBe('blocks.image');
  }
});

test.each(Object.keys(collections) as CollectionName[])(
  '%s, with the populate list of the site, returns every field in each locale',
  async (name) => {
    const entries = createEntries();
    for (const locale of SANDBOX_LANGUAGES) {
      const { body } = await ask(`/api/${name}`, {
        locale,
        populate: collections[name].populate,
        pagination: { pageSize: 100 },
      });
      const whole = entries[name][locale];
      expect(parseCollection(name, body.data)).toEqual(
        parseCollection(name, collections[name].kind === 'single' ? whole[0] : whole),
      );
    }
  },
);

test('filters of pages, with each supported operator, return the matching records', async () => {
  const of = async (filters: object) => slugs((await ask('/api/pages', { filters, sort: 'slug' })).body);
  expect(await of({ slug: { $eq: 'faq' } })).toEqual(['faq']);
  expect(await of({ slug: { $eq: 'FAQ' } })).toEqual([]);
  expect(await of({ slug: { $in: ['rules', 'about', 'none'] } })).toEqual(['about', 'rules']);
  expect(await of({ slug: { $startsWith: 'co' } })).toEqual(['contacts', 'cookies']);
  expect(await of({ slug: { $contains: 'term' } })).toEqual(['bonus-terms']);
  expect(await of({ $or: [{ slug: { $eq: 'faq' } }, { title: { $contains: 'Cookie' } }] })).toEqual(['cookies', 'faq']);
  expect(await of({ slug: { $ne: 'about' }, related: { slug: { $eq: 'rules' } } })).toEqual([
    'bonus-terms',
    'cookies',
    'payments',
    'privacy',
    'responsible-gaming',
  ]);
});

test('an unknown key gets 400 ValidationError, and an unknown collection 404, in the error shape of Strapi', async () => {
  for (const query of [
    { filters: { nope: { $eq: 1 } } },
    { populate: ['nope'] },
    { sort: 'nope' },
    { fields: ['nope'] },
  ]) {
    const { status, body } = await ask('/api/pages', query);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Invalid key nope' },
    });
  }
  expect((await ask('/api/unknown')).body).toEqual({
    data: null,
    error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
  });
});

test('pagination caps the page size at 100, and accepts either pages or offsets', async () => {
  const paged = async (pagination: object) => (await ask('/api/seo-pages', { pagination })).body;
  const all = await paged({ pageSize: 1000 });
  expect(all.meta.pagination).toMatchObject({ pageSize: 100, total: 26 });
  const second = await paged({ page: 2, pageSize: 10 });
  expect(second.meta.pagination).toEqual({ page: 2, pageSize: 10, pageCount: 3, total: 26 });
  expect(second.data).toEqual(all.data.slice(10, 20));
  expect((await paged({ start: 20, limit: 10 })).data).toEqual(all.data.slice(20));
  expect((await paged({ page: 0 })).error.status).toBe(400);
  expect((await paged({ page: 1, start: 0 })).error.status).toBe(400);
});

test('sort slug:desc returns descending slugs, and fields returns those fields with the ids', async () => {
  const { body } = await ask('/api/pages', { sort: 'slug:desc', fields: ['slug'] });
  expect(slugs(body)).toEqual(slugs(body).toSorted().toReversed());
  expect(Object.keys(body.data[0]).toSorted()).toEqual(['documentId', 'id', 'slug']);
});

test('the locale parameter selects the language; an unknown one gets an empty list or 404', async () => {
  const filters = { slug: { $eq: 'about' } };
  const uz = (await ask('/api/pages', { filters })).body.data[0];
  const ru = (await ask('/api/pages', { filters, locale: 'ru' })).body.data[0];
  expect([uz.title, ru.title]).toEqual(['Biz haqimizda', 'О нас']);
  expect(ru.documentId).toBe(uz.documentId);
  expect((await ask('/api/pages', { locale: 'kk' })).body.data).toEqual([]);
  expect((await ask('/api/common', { locale: 'kk' })).status).toBe(404);
  expect((await ask(`/api/pages/${uz.documentId}`, { locale: 'ru' })).body.data.title).toBe('О нас');
});

test('Strapi-Response-Format v4 returns the same record under attributes', async () => {
  const query = { filters: { slug: { $eq: 'about' } }, populate: ['blocks', 'related', 'seo'], locale: 'ru' };
  const v5 = (await ask('/api/pages', query)).body.data[0];
  const v4 = (await ask('/api/pages', query, { 'Strapi-Response-Format': 'v4' })).body.data[0];
  expect(Object.keys(v4)).toEqual(['id', 'attributes']);
  expect(v4.attributes).not.toHaveProperty('documentId');
  expect(v4.attributes.title).toBe(v5.title);
  expect(v4.attributes.blocks).toEqual(v5.blocks);
  expect(v4.attributes.related.data[0].attributes.slug).toBe(v5.related[0].slug);
  const banner = (await ask('/api/banner-entries', { populate: '*' }, { 'Strapi-Response-Format': 'v4' })).body.data[0];
  expect(banner.attributes.image.data.attributes.url).toBe('/uploads/banners/menu-400x240.webp');
});

test('a POST to a collection gets 403 ForbiddenError', async () => {
  const response = await fetch(`${origin}/api/pages`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ data: null, error: { name: 'ForbiddenError' } });
});

test('the content handler serves /_health and /uploads, and leaves other paths to the next handler', async () => {
  expect((await fetch(`${origin}/_health`)).status).toBe(204);
  const file = await fetch(`${origin}/uploads/banners/menu-400x240.webp`);
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([200, 'image/webp', 'RIFF']);
  expect((await fetch(`${origin}/uploads/none.webp`)).status).toBe(404);
  expect((await fetch(`${origin}/uploads/broken.webp`)).status).toBe(500);
  expect((await fetch(`${origin}/api/banners.get`)).status).toBe(418);
  expect((await fetch(`${origin}/platform/game/1/play`)).status).toBe(418);
});
