import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { rightInput } from '#sandbox/testing/rightInput.ts';
import {
  createVisitor,
  type SandboxVisitor,
  startTestSandbox,
  type TestSandbox,
} from '#sandbox/testing/startTestSandbox.ts';
import { bodyLimitOf } from '#shared/api/bodyLimitOf.ts';
import { errorsOf } from '#shared/api/errorsOf.ts';
import type { Method } from '#shared/api/method.ts';
import { methods } from '#shared/api/methods.ts';
import { AppError } from '#shared/errors/AppError.ts';

import type { Answer, Asking } from './answer.ts';
import { answers } from './answers.ts';
import { coerceInput } from './coerceInput.ts';

/**
 * Invalid requests to every method, over real HTTP. The cases are derived from the schemas of the contract, so that a new
 * method is covered once it is declared.
 */
let sandbox: TestSandbox;
let player: SandboxVisitor;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  player = createVisitor(sandbox.url);
  await player.login('demo@yulduz.test');
});
afterAll(() => sandbox.remove());

type Def = {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  values?: unknown[];
  entries?: Record<string, string>;
  shape?: Record<string, z.ZodMiniType>;
};
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def;

function shapeOf({ input }: Method): Record<string, z.ZodMiniType> {
  return (input._zod.def as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
}

/** The type behind optional, default and nullable. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, type, in: source } = defOf(schema);
  if (innerType) return bare(innerType);
  return type === 'pipe' && source ? bare(source) : schema;
}

/** Any value of the type, so that only the field under test is wrong. */
function filler(schema: z.ZodMiniType): unknown {
  const kind = bare(schema);
  const { type, options, values, entries, shape } = defOf(kind);
  switch (type) {
    case 'number':
      return 1;
    case 'file':
      return new File(['%PDF-1.7'], 'a.pdf');
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'literal':
      return values?.[0];
    case 'array':
      return ['a'];
    case 'object':
      return Object.fromEntries(Object.entries(shape ?? {}).map(([key, one]) => [key, filler(one)]));
    case 'record':
      return {};
    case 'union':
      return filler(options?.[0] as z.ZodMiniType);
    default:
      return 'x';
  }
}

/** A value that the field's type cannot be parsed from, or undefined if any text is valid. */
function wrongValue(schema: z.ZodMiniType, verb: Method['verb']): unknown {
  const { type, options } = defOf(bare(schema));
  if (type === 'object' || type === 'record') return verb === 'GET' ? '{"broken":' : 'text';
  if (type === 'string' || (type === 'union' && options?.some((option) => defOf(bare(option)).type === 'string')))
    return verb === 'POST' ? { nested: 'x' } : undefined;
  return type === 'array' ? undefined : 'nonsense';
}

const full = (method: Method): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shapeOf(method)).map(([key, schema]) => [key, filler(schema)]));
const ask = (
  visitor: SandboxVisitor,
  method: Method,
  input: Record<string, unknown>,
  headers?: Record<string, string>,
) => (method.verb === 'GET' ? visitor.get(method.name, input) : visitor.post(method.name, input, headers));

const missing = methods.flatMap((method) =>
  Object.entries(shapeOf(method))
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([key]) => [`${method.name} without ${key}`, method, key] as const),
);
const wrong = methods.flatMap((method) =>
  Object.entries(shapeOf(method)).flatMap(([key, schema]) => {
    const value = wrongValue(schema, method.verb);
    return value === undefined ? [] : [[`${method.name} with a wrong ${key}`, method, key, value] as const];
  }),
);

test.each(missing)('%s gets InvalidParameterException for that field alone', async (_title, method, key) => {
  const input = full(method);
  delete input[key];
  const { status, body } = await ask(player, method, input);
  expect([status, body.error?.type]).toEqual([200, 'InvalidParameterException']);
  expect(Object.keys(body.error.error_data)).toEqual([key]);
});

test.each(wrong)('%s gets InvalidParameterException for that field alone', async (_title, method, key, value) => {
  const { status, body } = await ask(player, method, { ...full(method), [key]: value });
  expect([status, body.error?.type]).toEqual([200, 'InvalidParameterException']);
  expect(Object.keys(body.error.error_data)).toEqual([key]);
});

const named = (list: readonly Method[]) => list.map((method) => [method.name, method] as const);

test.each(named(methods.filter(({ access }) => access === 'player')))(
  '%s, called by a guest, gets AuthorizationException',
  async (_name, method) => {
    const { status, body } = await ask(createVisitor(sandbox.url), method, full(method));
    expect([status, body.error?.type]).toEqual([200, 'AuthorizationException']);
  },
);

test.each(named(methods))(
  '%s, with the wrong verb, an unknown name or no version, gets 405, 404 or 400',
  async (name, method) => {
    const other = await (method.verb === 'GET' ? player.post(name) : player.get(name));
    expect([other.status, other.body.error.type]).toEqual([405, 'InvalidRequestException']);
    const unknown = await player.get(`${name}_`);
    expect([unknown.status, unknown.body.error.type]).toEqual([404, 'MethodNotFoundException']);
    const headers = { cookie: `sid=${player.cookie()}` };
    const response = await fetch(`${sandbox.url}/api/${name}?locale=uz`, { method: method.verb, headers });
    expect([response.status, (await response.json()).error.type]).toEqual([400, 'InvalidRequestException']);
  },
);

/** Sends the headers of a request whose body would be a byte too long, and only the first bytes of the body. */
function announce(name: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie: `sid=${player.cookie()}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(bodyLimitOf({ name }, 10 * 1024 * 1024) + 1),
    };
    const sent = request(
      `${sandbox.url}/api/${name}?version=2.34&locale=uz`,
      { method: 'POST', headers },
      (response) => {
        response.resume();
        resolve(response.statusCode);
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.write('--x\r\n');
  });
}

test.each(named(methods.filter(({ verb }) => verb === 'POST')))(
  '%s, with a Content-Length above the limit, gets 413 before the body is sent',
  async (name) => {
    expect(await announce(name)).toBe(413);
  },
);

test.each(named(methods.filter(({ verb }) => verb === 'GET')))(
  '%s, with 1,000 characters in any text field or an unknown one, answers 200',
  async (_name, method) => {
    const texts = Object.entries(shapeOf(method)).filter(([, schema]) => defOf(bare(schema)).type === 'string');
    for (const [key] of [...texts, ['unknown']] as [string][]) {
      const { status, body } = await ask(player, method, { ...full(method), [key]: 'ў'.repeat(1_000) });
      expect(status, JSON.stringify(body)).toBe(200);
    }
  },
);

test.each(named(methods.filter(({ money }) => money)))(
  '%s, repeated with one idempotency key, returns the first answer and adds no ledger transaction',
  async (name, method) => {
    const headers = { 'idempotency-key': `press-${name}` };
    const input = rightInput(sandbox, name);
    const [first, double] = await Promise.all([
      ask(player, method, input, headers),
      ask(player, method, input, headers),
    ]);
    const { transactions } = sandbox.world.ledger.audit();
    const replayed = await ask(player, method, input, headers);
    expect([double.body, replayed.body]).toEqual([first.body, first.body]);
    expect(sandbox.world.ledger.audit()).toMatchObject({ transactions, unbalanced: 0, drifted: 0, negative: 0 });
  },
);

/** Hostile values: names from Object.prototype, numbers beyond every bound, unusual spellings of numbers. */
const NASTY = [
  'constructor',
  '__proto__',
  '1000000000000000000',
  '-9007199254740993',
  '1.7976931348623157e308',
  '01',
  '1.0',
  '-1',
  '0.001',
  '\u0000\ud800 \'";--',
];

/** Calls the handler as the platform does, without HTTP. Returns the answer, or an error outside the contract. */
async function call({ method, handle }: Answer, raw: Record<string, unknown>): Promise<unknown> {
  const { world } = sandbox;
  const parsed = method.input.safeParse(coerceInput(method.input, raw));
  if (!parsed.success) return undefined;
  const place = { device: '', ip: null };
  const asking: Asking = {
    world,
    locale: 'uz',
    player: world.players.accounts.byUid(1),
    place,
    origin: 'http://localhost',
    session: world.access.sessions.find(world.access.sessions.open(1, place)),
    signIn: () => {},
    signOut: () => {},
  };
  try {
    return await handle(parsed.data, asking);
  } catch (error) {
    return error instanceof AppError && errorsOf(method).includes(error.type) ? undefined : error;
  }
}

test.each(answers.map((answer) => [answer.method.name, answer] as const))(
  '%s, with hostile values in any field, returns no error outside its contract',
  async (name, answer) => {
    // Each call of these hashes a password, which is slow.
    const values = /^auth\.|password/i.test(name) ? NASTY.slice(0, 2) : NASTY;
    const inputs = Object.keys(shapeOf(answer.method)).flatMap((field) => {
      const right = rightInput(sandbox, name);
      const { type } = defOf(bare(shapeOf(answer.method)[field] as z.ZodMiniType));
      const nested = (value: string) => ({ limit: value, offset: value, type: value, sysname: value, card: value });
      return values.map((value) => ({
        ...right,
        [field]: type === 'object' || type === 'record' ? nested(value) : value,
      }));
    });
    const failures = await Promise.all(inputs.map(async (input) => [input, await call(answer, input)] as const));
    expect(failures.filter(([, result]) => result instanceof Error)).toEqual([]);
  },
  20_000,
);

test('an unknown method name, or one from Object.prototype, gets 404', async () => {
  for (const name of ['a.b', 'account.toString', 'constructor.constructor', 'games.'])
    expect((await player.get(name)).status, name).toBe(404);
});
