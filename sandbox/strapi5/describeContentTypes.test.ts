import { expect, test } from 'vitest';
import { createEntries, type Fields } from '#sandbox/content/createEntries.ts';
import { data } from '#sandbox/content/data.ts';
import { isMedia } from '#sandbox/content/media.ts';
import { models } from '#sandbox/content/models.ts';
import { SANDBOX_LANGUAGES } from '#sandbox/world/players/languages.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { type Attribute, describeContentTypes, uidOf } from './describeContentTypes.ts';
import { projectFiles } from './projectFiles.ts';
import { seedOf } from './seedOf.ts';

const { types, components } = describeContentTypes();
const names = Object.keys(collections) as CollectionName[];
/** Field names reserved by Strapi. */
const RESERVED = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'localizations',
  'createdBy',
  'updatedBy',
];

test('describeContentTypes returns a type for every collection, with its kind and API path', () => {
  expect(Object.keys(types)).toEqual(names);
  for (const name of names) {
    const { kind, info } = types[name];
    const isSingle = collections[name].kind === 'single';
    expect(kind).toBe(isSingle ? 'singleType' : 'collectionType');
    expect(isSingle ? info.singularName : info.pluralName).toBe(collections[name].path);
    expect(info.singularName).not.toBe(info.pluralName);
  }
});

test.each(names)(
  'the content type of %s has exactly the fields the site reads, and every field of the records',
  (name) => {
    const { attributes } = types[name];
    const read = Object.keys((collections[name].schema._zod.def as unknown as { shape: object }).shape);
    expect(Object.keys(attributes)).toEqual(read);
    for (const record of data[name]) expect(Object.keys(record).filter((key) => !read.includes(key))).toEqual([]);
  },
);

/** Whether an attribute can store a value of a record. */
function fits(attribute: Attribute | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  switch (attribute?.type) {
    case 'json':
      return true;
    case 'text':
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'float':
    case 'integer':
      return typeof value === 'number';
    case 'media':
      return isMedia(value) || typeof value === 'string';
    case 'relation':
      return Array.isArray(value);
    case 'component': {
      const inner = components[String(attribute['component'])]?.attributes ?? {};
      const items = attribute['repeatable'] === true ? value : [value];
      return Array.isArray(items) && items.every((item) => holds(inner, item as Fields));
    }
    case 'dynamiczone':
      return (value as Fields[]).every((item) => {
        const uid = String(item['__component']);
        const isKnown = (attribute['components'] as string[]).includes(uid);
        return isKnown && holds(components[uid]?.attributes ?? {}, item);
      });
    default:
      return false;
  }
}

function holds(attributes: Record<string, Attribute>, record: Fields): boolean {
  return Object.entries(record).every(
    ([key, value]) => key === 'id' || key === '__component' || fits(attributes[key], value),
  );
}

test.each(names)('the content type of %s can store the sandbox records of both locales', (name) => {
  const entries = createEntries();
  for (const locale of SANDBOX_LANGUAGES)
    for (const entry of entries[name][locale]) {
      const fields = Object.fromEntries(Object.entries(entry).filter(([key]) => !RESERVED.includes(key)));
      for (const [key, value] of Object.entries(fields))
        expect(fits(types[name].attributes[key], value), `${name}.${key}`).toBe(true);
    }
});

test('content types use no reserved field name, and each component is used and has its own table', () => {
  const all = [...Object.values(types), ...Object.values(components)];
  for (const { attributes } of all) for (const key of Object.keys(attributes)) expect(RESERVED).not.toContain(key);
  const named = all.flatMap(({ attributes }) =>
    Object.values(attributes).flatMap((attribute) =>
      [attribute['component'] ?? [], attribute['components'] ?? []].flat(),
    ),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(components).toSorted());
  const tables = Object.values(components).map(({ collectionName }) => collectionName);
  expect(new Set(tables).size).toBe(tables.length);
});

test('every path that the site populates is a component, media, dynamic zone or relation', () => {
  for (const name of names)
    for (const path of collections[name].populate) {
      let attributes = types[name].attributes;
      for (const key of path.split('.')) {
        const attribute = attributes[key];
        expect(['component', 'media', 'dynamiczone', 'relation'], `${name}: ${path}`).toContain(attribute?.type);
        attributes = components[String(attribute?.['component'])]?.attributes ?? {};
      }
    }
});

test('seedOf returns every record once in each locale, relations by position and each media once', () => {
  const { records, media } = seedOf();
  expect(records.length).toBe(names.reduce((sum, name) => sum + data[name].length, 0));
  for (const { uid, fields } of records) {
    expect(names.map(uidOf)).toContain(uid);
    expect(Object.keys(fields)).toEqual([...SANDBOX_LANGUAGES]);
  }
  expect(new Set(media.map(({ url }) => url)).size).toBe(media.length);
  const [about] = records.filter(({ uid }) => uid === uidOf('pages'));
  const related = (data.pages as Fields[])[0]?.['related'] as unknown[];
  expect(about?.relations['related']?.places.length).toBe(related.length);
  expect(Object.keys(models.pages.relations ?? {})).toEqual(Object.keys(about?.relations ?? {}));
});

test('projectFiles, called again, returns equal files, with the schema of every content type', () => {
  const files = projectFiles();
  expect(projectFiles()).toEqual(files);
  for (const name of names) {
    const { singularName } = types[name].info;
    const schema = files[`src/api/${singularName}/content-types/${singularName}/schema.json`];
    expect(JSON.parse(String(schema))).toEqual(types[name]);
  }
});
