import { type CollectionName, collections } from '../../shared/content/collections.ts';
import { bareSchema, type OpenSchema } from './bareSchema.ts';
import { models } from './models.ts';

export interface EmptyField {
  /** What the service answers for a field an editor has left alone. */
  value: null | [];
  /** A component, a medium or a relation: it comes only when populated. */
  isDeferred: boolean;
}

/** Every field of a collection as it is before anybody wrote into it. */
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
