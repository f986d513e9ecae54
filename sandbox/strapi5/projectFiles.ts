import { createHash } from 'node:crypto';
import { describeContentTypes } from './describeContentTypes.ts';
import { seedOf } from './seedOf.ts';

/** Versions known to install without compiling and to run on Node 24. */
const dependencies = {
  '@strapi/plugin-users-permissions': '5.54.0',
  '@strapi/strapi': '5.54.0',
  '@strapi/database': '5.54.0',
  'better-sqlite3': '13.2.0',
  react: '^18.0.0',
  'react-dom': '^18.0.0',
  'react-router-dom': '^6.30.3',
  'styled-components': '^6.0.0',
};

const secret = (name: string) => createHash('sha256').update(`strapi5/${name}`).digest('base64');

/** Runs inside Strapi at each start; fills an empty database once. */
const BOOTSTRAP = `'use strict';

const seed = require('../seed.json');

async function createLocales(strapi) {
  const locales = strapi.plugin('i18n').service('locales');
  for (const code of seed.locales) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name: code });
  }
  await locales.setDefaultLocale({ code: seed.locales[0] });
}

async function openToVisitors(strapi) {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  for (const { uid, kind } of types) {
    for (const action of kind === 'singleType' ? ['find'] : ['find', 'findOne']) {
      const where = { action: uid + '.' + action, role: role.id };
      if (!(await permissions.findOne({ where }))) await permissions.create({ data: where });
    }
  }
}

async function createMedia(strapi) {
  const ids = {};
  for (const { id, documentId, formats, ...file } of seed.media) {
    const made = await strapi.db.query('plugin::upload.file').create({
      data: { ...file, folderPath: '/', publishedAt: new Date() },
    });
    ids[file.url] = made.id;
  }
  return ids;
}

function withMedia(value, ids) {
  if (Array.isArray(value)) return value.map((item) => withMedia(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  if ('$media' in value) return ids[value.$media];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMedia(item, ids)]));
}

async function createRecords(strapi, ids) {
  const made = {};
  const [first, ...others] = seed.locales;
  for (const { uid, fields } of seed.records) {
    const documents = strapi.documents(uid);
    const { documentId } = await documents.create({ locale: first, status: 'published', data: withMedia(fields[first], ids) });
    for (const locale of others)
      await documents.update({ documentId, locale, status: 'published', data: withMedia(fields[locale], ids) });
    (made[uid] ??= []).push(documentId);
  }
  const places = {};
  for (const { uid, relations } of seed.records) {
    const place = (places[uid] = (places[uid] ?? -1) + 1);
    for (const [field, to] of Object.entries(relations)) {
      const data = { [field]: { set: to.places.map((index) => ({ documentId: made[to.uid][index] })) } };
      for (const locale of seed.locales)
        await strapi.documents(uid).update({ documentId: made[uid][place], locale, status: 'published', data });
    }
  }
}

// In production the admin panel refuses an address of this machine. What is written here passes no such check.
async function createWebhook(strapi) {
  const { SITE_WEBHOOK_URL: url, CONTENT_WEBHOOK_SECRET: secret } = process.env;
  if (!url || !secret) return;
  const wanted = {
    name: 'site',
    url,
    headers: { 'x-webhook-secret': secret },
    events: ['create', 'update', 'delete', 'publish', 'unpublish'].map((what) => 'entry.' + what).concat('media.update', 'media.delete'),
    isEnabled: true,
  };
  const [store, runner] = [strapi.get('webhookStore'), strapi.get('webhookRunner')];
  const webhook = (await store.findWebhooks()).find(({ name }) => name === wanted.name);
  if (webhook) runner.update(await store.updateWebhook(webhook.id, { ...webhook, ...wanted }));
  else runner.add(await store.createWebhook(wanted));
}

// The token by which the site reads drafts. Strapi stores its hash only.
async function createPreviewToken(strapi) {
  const { CONTENT_PREVIEW_TOKEN: token } = process.env;
  if (!token) return;
  const accessKey = strapi.service('admin::api-token').hash(token);
  const tokens = strapi.db.query('admin::api-token');
  const data = { name: 'preview', description: 'Drafts for the site', type: 'read-only', accessKey };
  const stored = await tokens.findOne({ where: { name: data.name } });
  if (stored) await tokens.update({ where: { id: stored.id }, data: { accessKey } });
  else await tokens.create({ data });
}

module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    await createWebhook(strapi);
    await createPreviewToken(strapi);
    const store = strapi.store({ type: 'core', name: 'croupier' });
    if (await store.get({ key: 'seeded' })) return;
    await createLocales(strapi);
    await openToVisitors(strapi);
    await createRecords(strapi, await createMedia(strapi));
    await store.set({ key: 'seeded', value: true });
    strapi.log.info('seeded ' + seed.records.length + ' records and ' + seed.media.length + ' media');
  },
};
`;

/** Makes the address that the button Preview of Strapi opens (docs/integrations/preview.md). */
const PREVIEW = `'use strict';

const { createHmac } = require('node:crypto');

const pages = { 'api::page.page': 'pages', 'api::seo-page.seo-page': 'seo-pages' };

// The page on which a record is seen best; settings, menus and banners are on the home page.
async function pathOf(uid, documentId, locale) {
  if (!pages[uid]) return '/';
  const record = await strapi.documents(uid).findOne({ documentId, locale, status: 'draft' });
  const path = uid === 'api::page.page' ? '/' + (record?.slug ?? '') : record?.url;
  return typeof path === 'string' && path.startsWith('/') ? path : '/';
}

module.exports = async function previewAddress(uid, { documentId, locale }) {
  const path = await pathOf(uid, documentId, locale);
  const to = locale && locale !== 'uz' ? '/' + locale + (path === '/' ? '' : path) : path;
  const until = Math.floor(Date.now() / 1000) + 300;
  const signature = createHmac('sha256', process.env.PREVIEW_SECRET).update('link\\n' + until + '\\n' + to).digest('base64url');
  return process.env.SITE_URL + '/_/preview?' + new URLSearchParams({ to, until: String(until), signature });
};
`;

const factory = (kind: string, uid: string) =>
  `'use strict';\n\nmodule.exports = require('@strapi/strapi').factories.createCore${kind}('${uid}');\n`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Every file of the Strapi project except pictures and packages: path -> text. */
export function projectFiles(): Record<string, string> {
  const { types, components } = describeContentTypes();
  const files: Record<string, string> = {
    'package.json': json({ name: 'croupier-strapi5', private: true, version: '0.0.0', dependencies }),
    'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT', 1337), app: { keys: ['${secret('keys')}'] } });\n`,
    'config/admin.js': `module.exports = ({ env }) => ({
  serveAdminPanel: env.bool('SERVE_ADMIN', false),
  auth: { secret: '${secret('admin')}' },
  apiToken: { salt: '${secret('tokens')}' },
  transfer: { token: { salt: '${secret('transfer')}' } },
  secrets: { encryptionKey: '${secret('encryption')}' },
  preview: {
    enabled: Boolean(env('PREVIEW_SECRET') && env('SITE_URL')),
    config: { allowedOrigins: [env('SITE_URL', '')], handler: require('../src/preview.js') },
  },
});\n`,
    'config/api.js': 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };\n',
    'config/database.js': `module.exports = () => ({
  connection: { client: 'sqlite', connection: { filename: require('node:path').join(__dirname, '..', '.tmp', 'data.db') }, useNullAsDefault: true },
});\n`,
    'config/middlewares.js': `// The editor's page shows the site in a frame.
const site = process.env.SITE_URL;
const security = { name: 'strapi::security', config: { contentSecurityPolicy: { directives: site ? { 'frame-src': ["'self'", site] } : {} } } };
module.exports = ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map((name) => (name === 'security' ? security : 'strapi::' + name));\n`,
    'config/plugins.js': `module.exports = () => ({ 'users-permissions': { config: { jwtSecret: '${secret('jwt')}' } } });\n`,
    'src/index.js': BOOTSTRAP,
    'src/preview.js': PREVIEW,
    'seed.json': json(seedOf()),
  };
  for (const type of Object.values(types)) {
    const { singularName: name } = type.info;
    const uid = `api::${name}.${name}`;
    files[`src/api/${name}/content-types/${name}/schema.json`] = json(type);
    files[`src/api/${name}/controllers/${name}.js`] = factory('Controller', uid);
    files[`src/api/${name}/services/${name}.js`] = factory('Service', uid);
    files[`src/api/${name}/routes/${name}.js`] = factory('Router', uid);
  }
  for (const [uid, component] of Object.entries(components)) {
    const [category, name] = uid.split('.');
    files[`src/components/${category}/${name}.json`] = json(component);
  }
  return files;
}
