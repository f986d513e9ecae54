import { type CollectionName, collections } from '#shared/content/collections.ts';
import { bareSchema, type OpenSchema } from './bareSchema.ts';
import { models } from './models.ts';

export interface EmptyField {
  /** The answered value of a field that an editor has left empty. */
  value: null | [];
  /** A component, media or relation: present only when populated. */
  isDeferred: boolean;
}

/** The empty value of every field of a collection. */
export function emptyFields(name: CollectionName): Record<string, EmptyField> {
  const { json, relations = {} } = models[name];
  const { shape = {} } = bareSchema(collections[name].schema as unknown as OpenSchema)._zod.def;
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]): [string, EmptyField] => {
      const { def } = bareSchema(schema)._zod;
      const isParts =
        def.type === 'array' && def.element && ['object', 'union'].includes(bareSchema(def.element)._zod.def.type);
      if (json.includes(key)) return [key, { value: null, isDeferred: false }];
      if (isParts || key in relations) return [key, { value: [], isDeferred: true }];
      return [key, { value: null, isDeferred: def.type === 'object' || def.type === 'union' }];
    }),
  );
}
