import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEED_MORE } from '#sandbox/testing/needMore.ts';
import { rightInput } from '#sandbox/testing/rightInput.ts';
import { createVisitor, startTestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import type { Method } from '#shared/api/method.ts';
import { methods } from '#shared/api/methods.ts';
import { answers } from './answers.ts';

/** Calls and answers of the sandbox, for docs/generated/openapi.json; `npm run generate` takes those that are missing or do not fit the contract. */
const FILE = 'docs/generated/api-examples.json';
const MAX_ITEMS = 1;
/** Answers with a secret that works in no other sandbox, and that a scanner would report. */
const SECRET = /secret|token|uri|qr/i;

/** Needs a code from the outbox, a device or a state that no demo player has, or ends the session. */
const isOwnFlow = (name: string) => [...NEED_MORE, 'auth.logout'].includes(name);

interface Example {
  input: unknown;
  data: unknown;
}

/** An answer with the first item of each list, and without secrets. */
function shortened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => shortened(item));
  if (typeof value === 'string') return SECRET.test(key) ? 'example' : value.slice(0, 200);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, name)]));
}

async function takeExamples(written: Record<string, Example>): Promise<Record<string, Example>> {
  const sandbox = await startTestSandbox();
  try {
    const examples: Record<string, Example> = {};
    const player = createVisitor(sandbox.url);
    await player.login('demo@yulduz.test');
    for (const { method } of answers.filter(({ method: { name } }) => !isOwnFlow(name))) {
      const before = written[method.name];
      // Another answer would differ in its times and secrets.
      if (before && isAnswer(method, before.data)) {
        examples[method.name] = before;
        continue;
      }
      const visitor = method.name.startsWith('auth.') ? createVisitor(sandbox.url) : player;
      const input = rightInput(sandbox, method.name);
      const { body } = await (method.verb === 'GET'
        ? visitor.get(method.name, input)
        : visitor.post(method.name, input));
      const data = shortened(body.data);
      if (isAnswer(method, data)) examples[method.name] = { input: shortened(input), data };
    }
    return examples;
  } finally {
    await sandbox.remove();
  }
}

function readExamples(): Record<string, Example> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Example>) : {};
}

function isAnswer(method: Method, data: unknown): boolean {
  return data !== undefined && method.output.safeParse(data).success;
}

test(`${FILE} has an answer of every method that a demo player can call, and each fits the contract`, async () => {
  if (process.env['GENERATE'] === '1' || !existsSync(FILE))
    writeFileSync(FILE, `${JSON.stringify(await takeExamples(readExamples()), null, 2)}\n`);
  const examples = readExamples();
  const byName = new Map(methods.map((method) => [method.name, method]));
  const wrong = Object.entries(examples).filter(([name, { data }]) => {
    const method = byName.get(name);
    return method === undefined || !isAnswer(method, data);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
  const missing = methods.map(({ name }) => name).filter((name) => !(name in examples) && !isOwnFlow(name));
  expect(missing).toEqual([]);
});
