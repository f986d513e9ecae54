import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CollectionName, collections, parseCollection } from './collections.ts';
import { flattenEntity } from './flattenEntity.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** A value of a record by kind; both versions of the service write each kind differently. */
type Value =
  | { kind: 'plain'; value: Json }
  | { kind: 'component'; fields: Record<string, Value> }
  | { kind: 'components'; items: Record<string, Value>[] }
  | { kind: 'relation'; to: Entity | null }
  | { kind: 'relations'; to: Entity[] };
interface Entity {
  id: number;
  fields: Record<string, Value>;
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Strapi 4: fields under `attributes`, relations and media under `data`. */
function four(value: Value): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'component':
      return { id: 1, ...mapValues(value.fields, four) };
    case 'components':
      return value.items.map((fields) => ({ id: 1, ...mapValues(fields, four) }));
    case 'relation':
      return { data: value.to && entityFour(value.to) };
    case 'relations':
      return { data: value.to.map(entityFour) };
  }
}
const entityFour = ({ id, fields }: Entity) => ({ id, attributes: mapValues(fields, four) });

/** Strapi 5: flat, with a `documentId` beside the id. */
function five(value: Value): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'component':
      return { id: 1, ...mapValues(value.fields, five) };
    case 'components':
      return value.items.map((fields) => ({ id: 1, ...mapValues(fields, five) }));
    case 'relation':
      return value.to && entityFive(value.to);
    case 'relations':
      return value.to.map(entityFive);
  }
}
const entityFive = ({ id, fields }: Entity) => ({ id, documentId: `document-${id}`, ...mapValues(fields, five) });

function withoutDocumentIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDocumentIds);
  if (typeof value !== 'object' || value === null) return value;
  const { documentId: _, ...rest } = value as Record<string, unknown>;
  return mapValues(rest, withoutDocumentIds);
}

const name = fc.stringMatching(/^[a-z]{1,6}$/).filter((key) => !['id', 'data', 'meta', 'attributes'].includes(key));
const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const { entity } = fc.letrec<{ value: Value; fields: Record<string, Value>; entity: Entity }>((tie) => ({
  fields: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  entity: fc.record({ id: fc.nat(), fields: tie('fields') }),
  value: fc.oneof(
    { maxDepth: 4 },
    plain.map((value): Value => ({ kind: 'plain', value })),
    tie('fields').map((fields): Value => ({ kind: 'component', fields })),
    fc.array(tie('fields'), { maxLength: 3 }).map((items): Value => ({ kind: 'components', items })),
    fc.option(tie('entity')).map((to): Value => ({ kind: 'relation', to })),
    fc.array(tie('entity'), { maxLength: 3 }).map((to): Value => ({ kind: 'relations', to })),
  ),
}));

test('flattenEntity, for any record as Strapi 4 and Strapi 5 write it, returns the same shape', () => {
  fc.assert(
    fc.property(entity, (record) => {
      expect(flattenEntity(entityFour(record))).toEqual(withoutDocumentIds(flattenEntity(entityFive(record))));
    }),
  );
});

test.each(Object.keys(collections) as CollectionName[])(
  'parseCollection, for %s as Strapi 4 and Strapi 5 write it, returns the same value',
  (collection) => {
    const { schema } = collections[collection];
    const keys = Object.keys(schema.shape);
    const texts = fc.record(Object.fromEntries(keys.map((key) => [key, fc.oneof(plain, fc.constant('x'))])));
    fc.assert(
      fc.property(texts, fc.nat(), (values, id) => {
        const record: Entity = {
          id,
          fields: mapValues(values, (value): Value => ({ kind: 'plain', value: value as Json })),
        };
        const picture: Entity = { id: 9, fields: { url: { kind: 'plain', value: '/uploads/a.webp' } } };
        for (const key of keys.filter((known) => /image|icon|logo/i.test(known)))
          record.fields[key] = { kind: 'relation', to: picture };
        const read = (raw: unknown) => parseCollection(collection, flattenEntity(raw));
        expect(read(entityFour(record))).toEqual(read(entityFive(record)));
        expect(read([entityFour(record)])).toEqual(read([entityFive(record)]));
      }),
      { numRuns: 30 },
    );
  },
);

test.each(Object.keys(collections) as CollectionName[])(
  'the populate list of %s contains only fields of its schema, each once',
  (collection) => {
    const { populate, schema } = collections[collection];
    for (const path of populate) expect(Object.keys(schema.shape)).toContain(path.split('.')[0]);
    expect(new Set(populate).size).toBe(populate.length);
  },
);

test('flattenEntity keeps a JSON field with a key named data, and drops __proto__', () => {
  expect(flattenEntity({ chart: { data: [1, 2] } })).toEqual({ chart: { data: [1, 2] } });
  expect(Object.keys(flattenEntity(JSON.parse('{"__proto__":{"admin":true},"a":1}')) as object)).toEqual(['a']);
});

test('flattenEntity, for any fuzzed JSON and for 10,000 levels, does not throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void JSON.stringify(flattenEntity(value))));
  let deep: unknown = 'x';
  for (let level = 0; level < 10_000; level += 1) deep = { deep };
  expect(() => flattenEntity(deep)).not.toThrow();
});
