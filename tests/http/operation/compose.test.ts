import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { type Image, layOutImages } from '#tests/support/images/layOutImages.ts';
import { removeTree } from '#tests/support/images/removeTree.ts';
import { type Service, startService } from '#tests/support/images/startService.ts';
import { isFull } from '#tests/support/isFull.ts';
import { freePort } from '#tests/support/sites/freePort.ts';
import { startValkey } from '#tests/support/sites/startValkey.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';

interface ComposeService extends Service {
  build?: string | { context: string; args: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
}
const readCompose = () =>
  parse(readFileSync('ops/compose.yml', 'utf8').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'), { merge: true }) as {
    services: Record<string, ComposeService>;
  };
const OWN = ['site-1', 'site-2', 'secrets', 'sandbox'] as const;

const textOf = (file: string) => readFileSync(file, 'utf8');
const matches = (file: string, pattern: RegExp) =>
  [...textOf(file).matchAll(pattern)].map(([, found]) => String(found));
const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/;

test('every service of ops/compose.yml that is built here has a read-only file system and no capabilities', () => {
  const { services } = readCompose();
  expect(Object.keys(services).filter((name) => services[name]?.build)).toEqual([...OWN]);
  for (const name of OWN) expect([services[name]?.read_only, services[name]?.cap_drop]).toEqual([true, ['ALL']]);
});

test('every image that is not built here is named by tag and digest', () => {
  const given = matches('Dockerfile', /^ARG NODE_IMAGE=(\S+)$/gm);
  const bases = matches('Dockerfile', /^FROM (\S+)/gm);
  const services = matches('ops/compose.yml', /^\s+image: (\S+)$/gm);
  expect([given.length, services.length]).toEqual([1, 2]);
  expect([...given, ...services].filter((image) => !DIGEST.test(image))).toEqual([]);
  expect(bases.filter((base) => !['${PREVIOUS}', '${NODE_IMAGE}'].includes(base))).toEqual([]);
});

test('the image has the version of Node that the tests run on', () => {
  const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: { node: string } };
  expect(matches('Dockerfile', /^ARG NODE_IMAGE=node:([\d.]+)-slim@/gm)).toEqual([devDependencies.node]);
});

test('nothing that git ignores is sent to the builder of an image', () => {
  const sent = new Set(textOf('.dockerignore').split('\n'));
  expect(
    textOf('.gitignore')
      .split('\n')
      .filter((name) => !sent.has(name)),
  ).toEqual([]);
});

test('every action of CI is named by its commit, with its version beside it', () => {
  const actions = matches('.github/workflows/ci.yml', /uses: (.+)$/gm);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

/** Milliseconds until a replica has drained. */
const ENDING = 240_000;
/** Milliseconds until some ten thousand files are deleted. */
const DELETION = 60_000;

/** Installs the packages and builds, once: minutes. */
test.runIf(isFull)(
  'what the Dockerfile and ops/compose.yml describe starts, as the user of the image, with secrets that replicas share',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    chmodSync(folder, 0o755);
    onTestFinished(() => removeTree(folder), DELETION);
    const { services } = readCompose();
    const argsOf = (name: string) => {
      const { build } = services[name] as ComposeService;
      return typeof build === 'object' ? build.args : {};
    };
    const kinds = new Map(OWN.map((name) => [JSON.stringify(argsOf(name)), argsOf(name)]));
    const laidOut = await layOutImages(folder, [...kinds.values()]);
    const images = new Map([...kinds.keys()].map((kind, index) => [kind, laidOut[index] as Image]));
    const imageOf = (name: string) => images.get(JSON.stringify(argsOf(name))) as Image;
    for (const image of images.values()) expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const valkey = await startValkey();
    onTestFinished(() => valkey.stop());
    const [sandboxPort, ...sitePorts] = [await freePort(), await freePort(), await freePort()] as [number, ...number[]];
    const data = path.join(folder, 'data');
    const secrets = path.join(folder, 'secrets');
    for (const name of [data, secrets]) mkdirSync(name);
    if (process.getuid?.() === 0) chownSync(data, 1000, 1000);
    const replaced = {
      '4001': String(sandboxPort),
      '3001': String(sitePorts[0]),
      '3002': String(sitePorts[1]),
      'redis://valkey:6379': valkey.url,
      '/app/.data': data,
      '/secrets': secrets,
    };
    const start = (name: (typeof OWN)[number]) => startService(imageOf(name), services[name] as Service, replaced);
    expect(await start('secrets').ended).toBe(0);
    const sandbox = start('sandbox');
    onTestFinished(sandbox.stop, ENDING);
    await expect.poll(() => ask(`http://127.0.0.1:${sandboxPort}`, '/').then(() => true, sandbox.output)).toBe(true);
    const replicas = (['site-1', 'site-2'] as const).map(start);
    onTestFinished(async () => void (await Promise.all(replicas.map(({ stop }) => stop()))), ENDING);
    const origins = sitePorts.map((port) => `http://127.0.0.1:${port}`);
    for (const origin of origins) await untilReady(origin);
    for (const replica of replicas) {
      await replica.checkHealth();
      expect(replica.output()).not.toMatch(/device_secret_unset|movements_key_unset|"level":"error"/);
    }
    const host = { host: 'localhost:8080' };
    const keys = origins.map(
      async (origin) => (await ask(origin, '/.well-known/movements-keys.json', { headers: host })).text,
    );
    const [one, other] = await Promise.all(keys);
    expect([one, JSON.parse(one as string)]).toEqual([other, { keys: [expect.anything()] }]);
    expect((await ask(origins[0] as string, '/ru/gamehall', { headers: host })).status).toBe(200);
    // Another start keeps the secrets.
    const before = readFileSync(path.join(secrets, 'site.env'), 'utf8');
    expect(await start('secrets').ended).toBe(0);
    expect(readFileSync(path.join(secrets, 'site.env'), 'utf8')).toBe(before);
  },
  1_200_000,
);
