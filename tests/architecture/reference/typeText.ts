import * as z from 'zod/mini';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** A schema of the wire, before parsing, as a TypeScript type on one line. */
function typeOf(schema: Schema): string {
  const { anyOf, oneOf, allOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' \\| ');
  if (allOf) return allOf.map(typeOf).join(' & ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ');
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {});
    return item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field)}`,
    );
    return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
  }
  if (typeof schema.additionalProperties === 'object') return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  if (Array.isArray(schema.type)) return schema.type.join(' \\| ');
  return { integer: 'number', object: '{}' }[schema.type ?? ''] ?? schema.type ?? 'unknown';
}

/** What a schema accepts, as a TypeScript type on one line; bars are escaped for tables. */
export function typeText(schema: z.ZodMiniType): string {
  return typeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}
