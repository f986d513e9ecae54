import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from '#scripts/builds/replaceFolder.mjs';
import { retainAssets } from '#scripts/builds/retainAssets.mjs';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';

/** Makes a folder with the built server whose browser files may be changed. */
function copyOfTheBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(path.resolve('config'), path.join(folder, 'config'));
  cpSync('dist/client', path.join(folder, 'dist/client'), { recursive: true });
  for (const name of readdirSync('dist'))
    if (name !== 'client' && name !== 'builds.json')
      symlinkSync(path.resolve('dist', name), path.join(folder, 'dist', name));
  return folder;
}

test('chunks of the last three builds are served as immutable, and an older chunk is a 404 with no-store', async () => {
  const folder = copyOfTheBuild();
  const dist = path.join(folder, 'dist');
  /** Simulates a build: a copy of the build with its own chunk, to which `retainAssets` adds those of earlier builds. */
  const release = (id: string) => {
    const built = path.join(folder, 'built');
    cpSync('dist/client', path.join(built, 'client'), { recursive: true });
    writeFileSync(path.join(built, 'client/assets', `chunk-${id}.js`), id);
    writeFileSync(path.join(built, 'client/assets', `chunk-${id}.js.br`), `${id}, compressed`);
    retainAssets({ before: dist, built, id });
    for (const name of ['client', 'builds.json']) replaceFolder(path.join(dist, name), path.join(built, name));
    rmSync(built, { recursive: true });
  };
  for (const id of ['build001', 'build002', 'build003', 'build004']) release(id);
  const site = await startSiteBeforeLent({}, folder);
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  for (const id of ['build002', 'build003', 'build004']) {
    const answer = await ask(site.origin, `/assets/chunk-${id}.js`);
    expect([answer.status, answer.text]).toEqual([200, id]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    const packed = await ask(site.origin, `/assets/chunk-${id}.js`, { headers: { 'accept-encoding': 'br' } });
    expect([packed.headers['content-encoding'], packed.text]).toEqual(['br', `${id}, compressed`]);
  }
  const gone = await ask(site.origin, '/assets/chunk-build001.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  for (const inner of ['/maps/', '/assets/../maps/', '/builds.json', '/build.json', '/assets/../builds.json'])
    expect((await ask(site.origin, inner)).text).not.toContain('chunk-');
});
