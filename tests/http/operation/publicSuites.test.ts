import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseDictionary, parseList } from 'structured-headers';
import { expect, test } from 'vitest';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { observatoryScore } from '#tests/support/wire/observatoryScore.ts';

/** Entries of a file of licences: the line of the package, and its text. */
const entriesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...text] = entry.split('\n');
      return { head, name: head.slice(0, head.indexOf(' - ')), text: text.join('\n').trim() };
    });
/** Packages that ship no text, only the name of their licence in package.json. */
const TEXTLESS = new Set(['@maskito/core', '@maskito/react', '@redis/client']);

test('the image and the browser files have the licence texts of the packages in them', async () => {
  const files = ['dist/licenses.txt', 'dist/client/licenses.txt', 'dist/client/licenses-worker.txt'];
  const [server, client] = files.map((file) => new Set(entriesOf(file).map(({ name }) => name)));
  for (const name of ['express', 'pino', 'undici', 'react-dom', 'zod']) expect(server?.has(name), name).toBe(true);
  for (const name of ['react', 'react-dom', 'zod', 'valtio']) expect(client?.has(name), name).toBe(true);
  // Every package of which the source maps of this build name a file; those of earlier builds are beside them.
  const [build] = JSON.parse(readFileSync('dist/builds.json', 'utf8')) as [{ assets: string[] }];
  const maps = ['sw.js', ...build.assets]
    .map((name) => `${name}.map`)
    .filter((name) => existsSync(`dist/maps/${name}`));
  expect(maps.length).toBeGreaterThan(100);
  const bundled = maps.flatMap((file) =>
    (JSON.parse(readFileSync(`dist/maps/${file}`, 'utf8')) as { sources: string[] }).sources.flatMap(
      (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
    ),
  );
  const named = new Set(files.slice(1).flatMap((file) => entriesOf(file).map(({ name }) => name)));
  expect(bundled.filter((name) => !named.has(name))).toEqual([]);
  const textless = files.flatMap(entriesOf).filter(({ text, name }) => text === '' && !TEXTLESS.has(name));
  expect(textless.map(({ head }) => head)).toEqual([]);
  const { value: site, giveBack } = await lendSite();
  const answer = await ask(site.origin, '/licenses.txt');
  await giveBack();
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.text).toContain('## react-dom - ');
});

test('the headers of a page that are structured fields are read by a parser of RFC 9651', async () => {
  const { value: site, giveBack } = await lendSite();
  await untilReady(site.origin);
  const { headers } = await ask(site.origin, '/about');
  const again = await ask(site.origin, '/about');
  await giveBack();
  expect(parseDictionary(String(headers['permissions-policy'])).size).toBeGreaterThan(3);
  expect(parseDictionary(String(headers['reporting-endpoints'])).has('csp')).toBe(true);
  for (const status of [headers, again.headers].map((one) => String(one['cache-status'])))
    expect(parseList(status)).toHaveLength(1);
});

test('pages of guests have all 130 points of Mozilla’s Observatory (A+), and an answer without headers fails', async () => {
  // With upstreams of its own: the policy of a site with the embedded sandbox names its payment page, which is plain http.
  const { value: upstream, giveBack } = await lendUpstream();
  const { sandbox } = upstream;
  const origin = 'https://yulduz.example';
  const site = await startSite({ SANDBOX: '0', PLATFORM_URL: sandbox, CONTENT_URL: sandbox, PUBLIC_ORIGIN: origin });
  try {
    await untilReady(site.origin);
    for (const path of ['/', '/ru/gamehall', '/about', '/cashier/deposit', '/no/such/page']) {
      const answer = await askPage(site.origin, path, { host: 'yulduz.example', 'accept-language': 'uz' });
      const { score, results } = observatoryScore(answer);
      expect([score, results.filter(([, modifier]) => modifier < 0)], path).toEqual([130, []]);
    }
  } finally {
    await site.stop();
    await giveBack();
  }
  expect(observatoryScore({ headers: {}, cookies: ['sid=1'], text: '' }).score).toBeLessThan(20);
});

const promtool = process.env['PROMTOOL'] ?? 'promtool';
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;
if (!hasPromtool)
  process.stderr.write('ops/prometheus is NOT CHECKED: promtool is not installed, and PROMTOOL does not name it.\n');

test.runIf(hasPromtool)(
  'promtool accepts the rules of ops/prometheus, and sees each alert fire in its case',
  () => {
    const run = (...args: string[]) => execFileSync(promtool, args, { encoding: 'utf8' });
    expect(run('check', 'rules', 'ops/prometheus/alerts.yml')).toContain('SUCCESS');
    for (const cases of ['alerts', 'dayAlerts'])
      expect(run('test', 'rules', `ops/prometheus/${cases}.test.yml`)).toContain('SUCCESS');
    // Five seconds of processor time, several times as long on a busy machine.
  },
  300_000,
);
