import * as z from 'zod/mini';
import { kebab } from '../strapi5/describeContentTypes.ts';

type Schema = z.core.$ZodType;

interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  values?: unknown[];
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of a dynamic zone's components, by the name the service gives them. */
function componentDifference(block: Schema, value: unknown, path: string): string | undefined {
  if (!isRecord(value) || typeof value['__component'] !== 'string') return `${path}.__component: missing`;
  const name = value['__component'];
  const kinds = defOf(block).options ?? [];
  const kind = kinds.find((option) => {
    const [type] =
      (defOf(option).shape?.['type'] ? defOf(defOf(option).shape?.['type'] as Schema).values : undefined) ?? [];
    return `blocks.${kebab(String(type))}` === name;
  });
  if (!kind) return `${path}.__component: the site knows no ${name}`;
  const { type: _type, ...shape } = defOf(kind).shape ?? {};
  return shapeDifference(shape, value, path, false);
}

function shapeDifference(
  shape: Record<string, Schema>,
  value: Record<string, unknown>,
  path: string,
  isWhole: boolean,
): string | undefined {
  for (const [key, schema] of Object.entries(shape)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (isWhole && !(key in value)) return `${at}: the content type has no such field`;
    const difference = contentDifference(schema, value[key], at);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/**
 * Where a record leaves the schema the site reads it by. The site itself forgives everything (a field that does not fit gets
 * its default); here each forgiven field is named. What an editor left empty (null, or missing below the record) is no difference.
 */
function contentDifference(schema: Schema, value: unknown, path: string): string | undefined {
  const def = defOf(schema);
  if (def.type === 'catch' || def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return value === undefined || value === null || value === ''
      ? undefined
      : contentDifference(def.innerType as Schema, value, path);
  if (def.type === 'pipe') {
    const [from, to] = [def.in as Schema, def.out as Schema];
    return defOf(to).type === 'transform' ? contentDifference(from, value, path) : componentDifference(to, value, path);
  }
  if (def.type === 'array') {
    if (!Array.isArray(value)) return `${path}: a list is expected, ${JSON.stringify(value)?.slice(0, 40)} came`;
    for (const [index, item] of value.entries()) {
      const difference = contentDifference(def.element as Schema, item, `${path}[${index}]`);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (def.type === 'object') {
    if (!isRecord(value)) return `${path}: an object is expected, ${JSON.stringify(value)?.slice(0, 40)} came`;
    return shapeDifference(def.shape ?? {}, value, path, false);
  }
  const parsed = z.safeParse(schema, value);
  const issue = parsed.error?.issues[0];
  return issue && `${[path, ...issue.path].join('.')}: ${issue.message}`;
}

/** The same for a whole record: a field the content type lacks is a difference as well. */
export function recordDifference(schema: Schema, record: unknown): string | undefined {
  if (!isRecord(record)) return '$: not a record';
  return shapeDifference(defOf(schema).shape ?? {}, record, '', true);
}
