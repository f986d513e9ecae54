import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/demo/demoPlayers.ts';
import { type CallControl, createControlCaller } from '#sandbox/testing/createControlCaller.ts';
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { methods } from '#shared/api/methods.ts';
import { collections } from '#shared/content/collections.ts';
import { examineContent } from './examineContent.ts';
import { examineMistakes } from './examineMistakes.ts';
import { examinePlatform } from './examinePlatform.ts';
import { rehearsalReport } from './rehearsal/rehearsalReport.ts';
import { rehearsePlayer } from './rehearsal/rehearsePlayer.ts';

let sandbox: TestSandbox;
let callControl: CallControl;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  callControl = createControlCaller(sandbox);
});
afterAll(() => sandbox.remove());
beforeEach(() => callControl('DELETE faults'));

const LOGIN = 'demo@yulduz.test';
const player = () => ({ url: sandbox.url, login: LOGIN, password: DEMO_PASSWORD, isWriting: false });

/** The command as an operator runs it. */
async function doctor(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; text: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('./main.ts', import.meta.url)), ...args],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: path.join(process.env['TEST_SHARED_FOLDER'] ?? tmpdir(), 'croupier-compiled'),
        ...env,
      },
    },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
}

const upstreams = () => ({ PLATFORM_URL: sandbox.url, CONTENT_URL: sandbox.url });

test('the doctor, against the sandbox, reports no broken row and exits with 0', async () => {
  const { code, text } = await doctor({ ...upstreams(), DOCTOR_LOGIN: LOGIN, DOCTOR_PASSWORD: DEMO_PASSWORD });
  expect(text).toMatch(/\n\d+ conform, 0 break, \d+ skipped\n/);
  for (const row of ['games.get ', 'account.getBalance ', 'pages ru ', '/platform/game ', '/uploads '])
    expect(text).toContain(row);
  expect(code).toBe(0);
}, 30_000);

test('docs/integrations/strapi.md has a line for every row of the doctor that is no method and no collection', async () => {
  const rows = [...(await examinePlatform(player())), ...(await examineContent({ url: sandbox.url }))];
  const named = new Set([...methods.map(({ name }) => name), ...Object.keys(collections)]);
  const checks = new Set(rows.map(({ what }) => what).filter((what) => !named.has(what.split(' ')[0] as string)));
  const document = readFileSync('docs/integrations/strapi.md', 'utf8');
  expect(checks.size).toBeGreaterThan(5);
  expect([...checks].filter((what) => !document.includes(`\`${what}\``))).toEqual([]);
});

test('examinePlatform without isWriting changes no table; with it, likes and the ledger stay unchanged', async () => {
  const { db } = sandbox.world;
  const counts = () => {
    const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`).all();
    return Object.fromEntries(
      (tables as { name: string }[])
        // Signing in writes a session and its device, which is expected with a login.
        .filter(({ name }) => !/session|sign_in/.test(name))
        .map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]),
    );
  };
  const before = counts();
  await examinePlatform(player());
  expect(counts()).toEqual(before);
  const rows = await examinePlatform({ ...player(), isWriting: true });
  expect(rows.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
  expect(rows.find(({ what }) => what === 'storage.set')?.verdict).toBe('conforms');
  expect(counts()['game_like']).toEqual(before['game_like']);
  expect(counts()['ledger_entry']).toEqual(before['ledger_entry']);
});

test('the doctor, for an answer with a wrong schema, prints its row and path and exits with 1', async () => {
  await callControl('POST faults', { target: 'games.getCategories', kind: 'wrongSchema' });
  await callControl('POST faults', { target: 'content:pages', kind: 'wrongSchema' });
  const { code, text } = await doctor(upstreams());
  expect(code).toBe(1);
  expect(text).toMatch(/games\.getCategories +200 +\d+ ms {2}✗ data\.items: /);
  expect(text).toMatch(/pages uz +200 +\d+ ms {2}✗ data: a list is expected/);
}, 30_000);

test('examinePlatform, with two failing methods, reports only their rows as broken', async () => {
  await callControl('POST faults', { target: 'banners.get', kind: '500' });
  await callControl('POST faults', { target: 'jackpots.get', kind: 'TooManyRequests' });
  const breaks = (await examinePlatform(player())).filter(({ verdict }) => verdict === 'breaks');
  expect(breaks.map(({ what, detail }) => [what, detail])).toEqual([
    ['banners.get', expect.stringMatching(/^the answer is (?:not JSON|empty)/)],
    ['jackpots.get', expect.stringContaining('refused with TooManyRequestsException')],
  ]);
});

test('examineContent reports a failing collection by its rows, and an unreachable service by its connection error', async () => {
  await callControl('POST faults', { target: 'content:common', kind: 'ApplicationUnavailable' });
  const rows = await examineContent({ url: sandbox.url });
  expect(rows.filter(({ verdict }) => verdict === 'breaks').map(({ what }) => what)).toEqual([
    'common uz',
    'common ru',
  ]);
  const [dead] = await examineContent({ url: 'http://127.0.0.1:9' });
  expect([dead?.verdict, dead?.status]).toEqual(['breaks', expect.stringMatching(/\D/)]);
});

test('examinePlatform, with a wrong password, reports auth.login as broken', async () => {
  const rows = await examinePlatform({ ...player(), password: 'wrong-1' });
  expect(rows.find(({ what }) => what === 'auth.login')?.verdict).toBe('breaks');
});

test('the doctor, without an address, examines an embedded sandbox and rehearses a player in it', async () => {
  const { code, text } = await doctor({});
  expect(text).toContain('the embedded sandbox is examined');
  expect(text).toMatch(/\n\d+ conform, 0 break, \d+ skipped\n/);
  expect(text).toMatch(/^Every step was done\.$/m);
  for (const step of [
    'signs up',
    'confirms the e-mail',
    'pays in',
    'plays for money',
    'asks for a payment',
    'takes it back',
  ])
    expect(text).toMatch(new RegExp(`^\\| ${step} \\| .* \\| done \\|`, 'm'));
  expect(code).toBe(0);
}, 30_000);

test('rehearsalReport, for a step that the platform refuses, lists it with its time and the platform’s error', async () => {
  await callControl('POST faults', { target: 'cashier.makewithdrawal', kind: 'AccessDenied' });
  const email = 'doctor-refused@example.com';
  const requests: string[] = [];
  const steps = await rehearsePlayer({
    url: sandbox.url,
    email,
    password: 'Doctor-2026',
    currency: 'UZS',
    method: 'uzcard',
    requisites: { card: '8600 1111 2222 3333' },
    askCode: async (contact) => {
      requests.push(contact);
      return '';
    },
    pause: async () => {},
  });
  expect(requests).toEqual([email]);
  const report = rehearsalReport({ url: sandbox.url, email, steps });
  expect(steps.filter(({ verdict }) => verdict === 'failed').map((step) => step.question)).toEqual([
    'cashier.makewithdrawal',
  ]);
  expect(report).toMatch(/^- \S+Z `cashier\.makewithdrawal` \(asks for a payment\): \d+, .*AccessDeniedException/m);
  expect(report).toMatch(/^\| confirms the e-mail \| .* \| left out \| no code was given \|$/m);
});

test('the doctor, with a bad address, names the variable; with an unknown argument it exits with 2', async () => {
  expect((await doctor({ PLATFORM_URL: 'ftp://x' })).text).toContain('PLATFORM_URL');
  expect((await doctor(upstreams(), ['--fix'])).code).toBe(2);
}, 30_000);

test('the doctor, with the mistakes of editors in a draft, names each where drafts are read, and what is published has none', async () => {
  const { data } = (await (await fetch(`${sandbox.url}/api/pages?locale=ru`)).json()) as {
    data: { documentId: string; slug: string }[];
  };
  const [first, second] = data;
  const draft = (documentId = '', fields: object) =>
    callControl('POST content/draft', { collection: 'pages', documentId, locale: 'ru', fields });
  await draft(first?.documentId, { lead: 'Это **важно' });
  await draft(second?.documentId, { slug: 'moved', related: [] });
  const published = await examineMistakes({ url: sandbox.url });
  expect(published.filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
  const drafts = await examineMistakes({ url: sandbox.url, token: sandbox.token, isDraft: true });
  const row = drafts.find(({ what }) => what === 'mistakes, pages ru');
  expect(row?.detail.split('\n')).toEqual(
    expect.arrayContaining(['markup [0].lead: Это **важно', `language ${second?.slug}: ru`]),
  );
});

test('the doctor names an upstream that cannot be reached once, examines the other, and exits with 2 when none is left', async () => {
  const closed = 'http://127.0.0.1:9';
  const none = await doctor({ PLATFORM_URL: closed, CONTENT_URL: closed });
  expect(none.text).toContain(`PLATFORM_URL names ${closed}, which cannot be reached (`);
  expect(none.text).toContain(`CONTENT_URL names ${closed}, which cannot be reached (`);
  expect([none.code, none.text.includes('games.get')]).toEqual([2, false]);
  const half = await doctor({ PLATFORM_URL: closed, CONTENT_URL: sandbox.url });
  expect([half.code, half.text.includes('pages ru ')]).toEqual([1, true]);
}, 30_000);

test.each([
  [{ PLATFORM_URL: 'localhost:1' }, [], 'PLATFORM_URL is "localhost:1"; an http or https address'],
  [{ CONTENT_URL: 'http://me:hidden@host' }, [], 'CONTENT_URL has a user name or a password'],
  [{ PLATFORM_URL: 'http://host', DOCTOR_REQUISITES: '{card' }, ['--rehearse'], 'DOCTOR_REQUISITES is no JSON object'],
  [{ PLATFORM_URL: 'http://host', DOCTOR_REQUISITES: '[]' }, ['--rehearse'], 'DOCTOR_REQUISITES is no JSON object'],
  [{ PLATFORM_URL: 'http://host' }, ['--report=a.md'], '--report is the report of --rehearse'],
  [
    { PLATFORM_URL: 'http://host' },
    ['--rehearse', '--report=/none/a.md'],
    '--report=/none/a.md cannot be written (ENOENT)',
  ],
])('the doctor, with %o and %o, exits with 2 before anything is asked, and says why', async (env, args, problem) => {
  const { code, text } = await doctor(env as Record<string, string>, args);
  expect(text).toContain(problem);
  expect([code, text.split('\n').length, text.includes('hidden')]).toEqual([2, 2, false]);
});
