import { bareSchema, type OpenSchema } from '#sandbox/content/bareSchema.ts';
import type { Fields } from '#sandbox/content/createEntries.ts';
import { data } from '#sandbox/content/data.ts';
import { isMedia } from '#sandbox/content/media.ts';
import { models } from '#sandbox/content/models.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';

/** An attribute of a content type or a component in Strapi's schema.json. */
export type Attribute = Readonly<Record<string, unknown>> & { type: string };

export interface ContentType {
  kind: 'singleType' | 'collectionType';
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string };
  options: { draftAndPublish: boolean };
  pluginOptions: { i18n: { localized: boolean } };
  attributes: Record<string, Attribute>;
}

export interface Component {
  collectionName: string;
  info: { displayName: string };
  options: object;
  attributes: Record<string, Attribute>;
}

export interface ContentTypes {
  /** By collection name. */
  types: Record<CollectionName, ContentType>;
  /** By `{category}.{name}`. */
  components: Record<string, Component>;
}

const DYNAMIC = 'blocks';
const CATEGORY = 'site';

export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);

/** All values of a field in the seed, with lists flattened. */
function valuesAt(values: readonly unknown[], key: string): unknown[] {
  return values.flat().flatMap((value) => {
    if (typeof value !== 'object' || value === null || isMedia(value)) return [];
    const fieldValue = (value as Fields)[key];
    return fieldValue === undefined || fieldValue === null ? [] : [fieldValue];
  });
}

/** `banner-entries` -> `banner-entry`: Strapi needs a singular and a plural name. */
function singular(name: string): string {
  return name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
}

/**
 * The content types of a real Strapi 5, derived from the site's schemas: an object becomes a component, a list of objects a
 * repeatable component, a picture media, a dictionary or a list of strings JSON.
 */
export function describeContentTypes(): ContentTypes {
  const components: Record<string, Component> = {};
  const componentNames = new Map<string, string>();

  function componentOf(category: string, name: string, attributes: Record<string, Attribute>): string {
    const print = `${category}${JSON.stringify(attributes)}`;
    const same = componentNames.get(print);
    if (same !== undefined) return same;
    const uid = `${category}.${name}`;
    componentNames.set(print, uid);
    components[uid] = {
      collectionName: `components_${category}_${name.replaceAll('-', '_')}`,
      info: { displayName: name },
      options: {},
      attributes,
    };
    return uid;
  }

  function attributesOf(
    collection: CollectionName,
    shape: Record<string, OpenSchema>,
    path: string,
    values: readonly unknown[],
  ): Record<string, Attribute> {
    return Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => {
        const place = path === '' ? key : `${path}.${key}`;
        return [key, attributeOf(collection, schema, place, valuesAt(values, key))];
      }),
    );
  }

  function zoneOf(
    collection: CollectionName,
    options: readonly OpenSchema[],
    path: string,
    values: readonly unknown[],
  ): Attribute {
    const parts = options.map((option) => {
      const { type, ...shape } = option._zod.def.shape ?? {};
      const name = kebab(String(type?._zod.def.values?.[0]));
      const componentValues = values
        .flat()
        .filter((value) => (value as Fields)['__component'] === `${DYNAMIC}.${name}`);
      return componentOf(DYNAMIC, name, attributesOf(collection, shape, path, componentValues));
    });
    return { type: 'dynamiczone', components: parts };
  }

  function attributeOf(
    collection: CollectionName,
    schema: OpenSchema,
    path: string,
    values: readonly unknown[],
  ): Attribute {
    const { json, relations = {} } = models[collection];
    const relation = relations[path];
    if (relation) return { type: 'relation', relation: 'manyToMany', target: uidOf(relation.to) };
    if (json.includes(path)) return { type: 'json' };
    const { def } = bareSchema(schema)._zod;
    const name = kebab(`${collection}-${path.replaceAll('.', '-')}`);
    switch (def.type) {
      case 'boolean':
        return { type: 'boolean' };
      case 'number':
        return { type: 'float' };
      case 'literal':
        return { type: typeof def.values?.[0] === 'number' ? 'integer' : 'string' };
      case 'enum':
        return { type: 'string' };
      case 'string':
        return { type: 'text' };
      case 'object':
        return {
          type: 'component',
          repeatable: false,
          component: componentOf(CATEGORY, name, attributesOf(collection, def.shape ?? {}, path, values)),
        };
      case 'array': {
        const item = bareSchema(def.element as OpenSchema);
        if (item._zod.def.type === 'union') return zoneOf(collection, item._zod.def.options ?? [], path, values);
        if (item._zod.def.type !== 'object') return { type: 'json' };
        const attributes = attributesOf(collection, item._zod.def.shape ?? {}, path, values);
        return { type: 'component', repeatable: true, component: componentOf(CATEGORY, name, attributes) };
      }
      case 'union':
        // A picture may be a URL or media: it is media if the site populates it.
        if (!collections[collection].populate.includes(path) && !values.some(isMedia)) return { type: 'text' };
        return { type: 'media', multiple: false, allowedTypes: ['images'] };
      default:
        return { type: 'json' };
    }
  }

  const types = Object.fromEntries(
    (Object.keys(collections) as CollectionName[]).map((collection): [CollectionName, ContentType] => {
      const { kind, schema } = collections[collection];
      const { shape = {} } = bareSchema(schema as unknown as OpenSchema)._zod.def;
      const isSingle = kind === 'single';
      return [
        collection,
        {
          kind: isSingle ? 'singleType' : 'collectionType',
          collectionName: collection.replaceAll('-', '_'),
          // Strapi serves a single type at its singular name, a collection at its plural name.
          info: {
            singularName: isSingle ? collection : singular(collection),
            pluralName: isSingle ? `${collection}-records` : collection,
            displayName: collection,
          },
          options: { draftAndPublish: true },
          pluginOptions: { i18n: { localized: true } },
          attributes: Object.fromEntries(
            Object.entries(attributesOf(collection, shape, '', data[collection])).map(([key, attribute]) => [
              key,
              attribute.type === 'relation'
                ? attribute
                : { ...attribute, pluginOptions: { i18n: { localized: true } } },
            ]),
          ),
        },
      ];
    }),
  ) as Record<CollectionName, ContentType>;
  return { types, components };
}

/** `banner-entries` -> `api::banner-entry.banner-entry`. */
export function uidOf(collection: CollectionName): string {
  const name = collections[collection].kind === 'single' ? collection : singular(collection);
  return `api::${name}.${name}`;
}
