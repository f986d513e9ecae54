import * as z from 'zod/mini';
import { kebab } from '#sandbox/strapi5/describeContentTypes.ts';
import { isRecord } from '#shared/api/isRecord.ts';

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
/** Differences of a dynamic zone's component from the schema of its `__component`. */
function componentDifferences(block: Schema, value: unknown, path: string): string[] {
  if (!isRecord(value) || typeof value['__component'] !== 'string')
    return [`${path}.__component: string expected, ${receivedOf(isRecord(value) ? value['__component'] : value)} came`];
  const name = value['__component'];
  const kinds = defOf(block).options ?? [];
  const kind = kinds.find((option) => {
    const [type] =
      (defOf(option).shape?.['type'] ? defOf(defOf(option).shape?.['type'] as Schema).values : undefined) ?? [];
    return `blocks.${kebab(String(type))}` === name;
  });
  if (!kind) return [`${path}.__component: the site knows no ${name}`];
  const { type: _type, ...shape } = defOf(kind).shape ?? {};
  return shapeDifferences(shape, value, path, false);
}

function shapeDifferences(
  shape: Record<string, Schema>,
  value: Record<string, unknown>,
  path: string,
  isWhole: boolean,
): string[] {
  return Object.entries(shape).flatMap(([key, schema]) => {
    const place = path === '' ? key : `${path}.${key}`;
    if (isWhole && !(key in value)) return [`${place}: the content type has no such field`];
    return contentDifferences(schema, value[key], place);
  });
}

/**
 * How a value differs from the site's schema. The site itself replaces every invalid field by its default; here each such
 * field is reported. A field that an editor left empty (null, or missing below the record) is not a difference.
 */
function contentDifferences(schema: Schema, value: unknown, path: string): string[] {
  const def = defOf(schema);
  if (def.type === 'catch' || def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return value === undefined || value === null || value === ''
      ? []
      : contentDifferences(def.innerType as Schema, value, path);
  if (def.type === 'pipe') {
    const [from, to] = [def.in as Schema, def.out as Schema];
    return defOf(to).type === 'transform'
      ? contentDifferences(from, value, path)
      : componentDifferences(to, value, path);
  }
  if (def.type === 'array')
    return Array.isArray(value)
      ? value.flatMap((item, index) => contentDifferences(def.element as Schema, item, `${path}[${index}]`))
      : [`${path}: list expected, ${receivedOf(value)} came`];
  if (def.type === 'object')
    return isRecord(value)
      ? shapeDifferences(def.shape ?? {}, value, path, false)
      : [`${path}: object expected, ${receivedOf(value)} came`];
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return issues.map((issue) => {
    const isKnown = issue.code === 'invalid_value' && typeof value === 'string' && /^[\w-]{1,32}$/.test(value);
    return `${path}: ${expectedOf(issue)} expected, ${isKnown ? `"${value}"` : receivedOf(value)} came`;
  });
}

function expectedOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  return issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : issue.message;
}

function receivedOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The same for a whole record, where a field that the content type lacks is a difference as well. */
export function recordDifferences(schema: Schema, record: unknown): string[] {
  if (!isRecord(record)) return [`$: object expected, ${receivedOf(record)} came`];
  return shapeDifferences(defOf(schema).shape ?? {}, record, '', true);
}
