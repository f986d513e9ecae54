import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { errorsOf } from '#shared/api/errorsOf.ts';
import type { Method } from '#shared/api/method.ts';
import { methods } from '#shared/api/methods.ts';
import { API_VERSION } from '#shared/constants.ts';
import { LOCALES } from '#shared/locales.ts';
import { sentencesOfMethods } from './sentencesOfMethods.ts';

type Json = Record<string, unknown>;

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

interface Example {
  input: Json;
  data: unknown;
}

const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
};

/** docs/generated/openapi.json: every method of the contract as OpenAPI 3.1, with the sandbox's answers as examples. */
export function openApi(): Json {
  const texts = sentencesOfMethods();
  const examples = JSON.parse(readFileSync('docs/generated/api-examples.json', 'utf8')) as Record<string, Example>;
  const groups = [...new Set(methods.map(({ name }) => groupOf(name)))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'The product API',
      version: API_VERSION,
      description:
        'Every method of shared/api. How values travel and what every method may answer is in docs/contract.md; methods with `x-ours` are not in the specification, and a platform without one answers MethodNotFoundException.',
    },
    servers: [{ url: '/api' }],
    tags: groups.map((name) => ({ name })),
    paths: Object.fromEntries(
      methods.map((method) => [
        `/${method.name}`,
        { [method.verb.toLowerCase()]: operationOf(method, texts.get(method.name), examples[method.name]) },
      ]),
    ),
    components: {
      parameters: {
        version: { name: 'version', in: 'query', required: true, schema: { const: API_VERSION } },
        locale: { name: 'locale', in: 'query', required: true, schema: { enum: LOCALES } },
        idempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'One for each press; a second request with the same key gets the first answer (A-16).',
          schema: { type: 'string' },
        },
      },
      schemas: {
        Error: {
          type: 'object',
          description: 'A-09. Business errors have status 200.',
          properties: {
            type: { type: 'string' },
            message: { type: 'string' },
            code: { type: ['integer', 'string'] },
            error_data: { type: 'object' },
          },
          required: ['type'],
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

const groupOf = (name: string) => name.slice(0, name.indexOf('.'));

function operationOf(method: Method, sentence: string | undefined, example: Example | undefined): Json {
  const { name, verb, access, money, ext, input } = method;
  const shape = schemaOf(input) as ObjectSchema;
  const common = ['version', 'locale', ...(money ? ['idempotencyKey'] : [])];
  const parameters: Json[] = common.map((one) => ({ $ref: `#/components/parameters/${one}` }));
  if (verb === 'GET') parameters.push(...parametersOf(shape, example));
  return {
    operationId: name,
    tags: [groupOf(name)],
    ...(sentence ? { description: sentence } : {}),
    ...(access === 'player' ? { security: [{ session: [] }] } : {}),
    ...(ext ? { 'x-ours': true } : {}),
    ...(money ? { 'x-moves-money': true } : {}),
    'x-errors': errorsOf(method),
    parameters,
    ...(verb === 'POST'
      ? {
          requestBody: {
            content: {
              'multipart/form-data': { schema: shape, ...(example ? { example: example.input } : {}) },
            },
          },
        }
      : {}),
    responses: { 200: answerOf(method, example) },
  };
}

function parametersOf({ properties = {}, required = [] }: ObjectSchema, example: Example | undefined): Json[] {
  return Object.entries(properties).map(([name, schema]) => {
    const given = example?.input[name];
    const value = given === undefined ? {} : { example: given };
    const isNested = 'properties' in schema || 'additionalProperties' in schema;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      // lists are joined by commas, objects are JSON.
      ...(isNested
        ? { content: { 'application/json': { schema, ...value } } }
        : { style: 'form', explode: false, schema, ...value }),
    };
  });
}

function answerOf({ output }: Method, example: Example | undefined): Json {
  const data = schemaOf(output);
  const error = { $ref: '#/components/schemas/Error' };
  return {
    description: 'The envelope: either the data, or an error (A-07, A-09).',
    content: {
      'application/json': {
        schema: {
          oneOf: [
            { type: 'object', properties: { data }, required: ['data'] },
            { type: 'object', properties: { error }, required: ['error'] },
          ],
        },
        ...(example ? { example: { data: example.data } } : {}),
      },
    },
  };
}
