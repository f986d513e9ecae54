import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Method } from '#shared/api/method.ts';
import { methods } from '#shared/api/methods.ts';

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

const shapeOf = (schema: z.ZodMiniType) =>
  typeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);

/** The docstring of each method in its contract file, by the method's name. */
function sentences(): Map<string, string> {
  const folder = 'shared/api';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.contract.ts'),
  );
  const pattern = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export const \w+ = (?:get|post)\('([\w.]+)'/g;
  return new Map(
    sources
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(pattern)])
      .map(([, text = '', name = '']) => [name, text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()]),
  );
}

function entry(method: Method, sentence: string | undefined): string {
  const facts = [
    method.access === 'player' ? 'players only' : 'everyone',
    method.money ? 'moves money' : '',
    method.ext ? 'ours' : '',
  ].filter(Boolean);
  const errors = method.errors.map((type) => `\`${type}\``).join(', ');
  return [
    `### ${method.verb} ${method.name}`,
    '',
    `${sentence ? `${sentence} ` : ''}(${facts.join(', ')})`,
    '',
    `- takes \`${shapeOf(method.input).replaceAll('\\|', '|')}\``,
    `- answers \`${shapeOf(method.output).replaceAll('\\|', '|')}\``,
    ...(errors ? [`- errors of its own: ${errors}`] : []),
    '',
  ].join('\n');
}

/** docs/generated/api.md: every method of the contract with its shapes, as `shared/api` declares it. */
export function apiReference(): string {
  const texts = sentences();
  const groups = Map.groupBy(methods, ({ name }) => name.slice(0, name.indexOf('.')));
  const sections = [...groups].map(([group, members]) =>
    [`## ${group}`, '', ...members.map((method) => entry(method, texts.get(method.name)))].join('\n'),
  );
  return [
    '# The product API',
    '',
    'Every method of `shared/api`, written by a test. How values travel, what every method may answer and what "ours" means is in',
    '[contract.md](../contract.md); the error types are in `shared/errors/catalogue.ts`.',
    '',
    ...sections,
  ].join('\n');
}
