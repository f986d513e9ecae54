import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { ConfigError } from '#config/ConfigError.ts';
import { createBrandSites } from './createBrandSites.ts';

const brandOf = (id: string, digest = '1', file = '') =>
  ({ id, digest, file, hosts: [`${id}.example`] }) as unknown as BrandSite;

/** Sites that note what happens to them; the settings of a brand whose file is `bad` are refused. */
function sites() {
  const told: string[] = [];
  const refusing = ({ file }: BrandSite) => {
    if (file === 'bad')
      throw new ConfigError([
        { name: 'REDIRECTS_FILE', source: 'configuration', problem: 'is bad', accepted: 'rules' },
      ]);
  };
  const running = createBrandSites({
    env: { TRUST_PROXY: ['loopback'] },
    open(brand) {
      refusing(brand);
      told.push(`open ${brand.id}${brand.digest}`);
      return {
        answer: (_req, res) => void res.end(brand.id + brand.digest),
        metrics: { contentType: '', metrics: async () => '' },
        prepare(next) {
          refusing(next);
          return () => void told.push(`reload ${next.id}`);
        },
        drain: () => void told.push(`drain ${brand.id}${brand.digest}`),
        close: async () => void told.push(`close ${brand.id}${brand.digest}`),
      };
    },
    onError: (error) => told.push(String(error)),
  });
  return { running, told };
}

async function asked(running: ReturnType<typeof createBrandSites>, host: string): Promise<string> {
  const server = createServer((req, res) => void (running.answer(req, res) || res.end('none')));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  // A browser's fetch sets Host itself; this host is forwarded by a trusted proxy.
  const answer = await fetch(`http://127.0.0.1:${address.port}/`, { headers: { 'x-forwarded-host': host } });
  const text = await answer.text();
  server.close();
  return text;
}

test('the new settings of a running brand, when they are refused, change no brand, close what was opened and name the file', async () => {
  const { running, told } = sites();
  running.replace([brandOf('a'), brandOf('b')]);
  told.splice(0);
  let problems: unknown;
  try {
    running.replace([brandOf('c'), brandOf('b', '1', 'bad')]);
  } catch (error) {
    ({ problems } = error as ConfigError);
  }
  expect(problems).toEqual([{ name: 'REDIRECTS_FILE', source: 'bad', problem: 'is bad', accepted: 'rules' }]);
  expect(told).toEqual(['open c1', 'drain c1', 'close c1']);
  expect([await asked(running, 'a.example'), await asked(running, 'c.example')]).toEqual(['a1', 'none']);
});

test('a prepared change has no effect before it is applied', async () => {
  const { running, told } = sites();
  running.replace([brandOf('a'), brandOf('b')]);
  told.splice(0);
  const apply = running.prepare([brandOf('a', '2'), brandOf('b')]);
  expect([told, await asked(running, 'a.example')]).toEqual([['open a2'], 'a1']);
  apply();
  expect(await asked(running, 'a.example')).toBe('a2');
});

test('replace opens changed brands anew, reloads the others, and closes those that are gone', async () => {
  const { running, told } = sites();
  running.replace([brandOf('a'), brandOf('b'), brandOf('c')]);
  told.splice(0);
  expect(running.replace([brandOf('a', '2'), brandOf('b'), brandOf('d')])).toEqual({
    added: ['d'],
    changed: ['a'],
    removed: ['c'],
  });
  expect(told).toEqual(['open a2', 'open d1', 'reload b', 'drain a1', 'close a1', 'drain c1', 'close c1']);
  expect([await asked(running, 'a.example'), await asked(running, 'c.example')]).toEqual(['a2', 'none']);
});
