import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import type { Artist } from './Artist.ts';
import { createArtist } from './createArtist.ts';
import { createUploads } from './createUploads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const catalogue = createCatalogue({ seed: '1', count: 12 });
const [game] = catalogue.games;

function make(change: Partial<Artist> = {}) {
  const rastered: string[] = [];
  const failures: unknown[] = [];
  const artist: Artist = {
    ...createArtist(catalogue, {
      rasterise: async (svg, type) => {
        rastered.push(type);
        return Buffer.from(`${type}:${svg.length}`);
      },
    }),
    ...change,
  };
  const uploads = createUploads({ artist, folder, seed: '1', report: (error) => failures.push(error) });
  return { uploads, rastered, failures };
}

test('an upload is drawn once for concurrent requests, and read from disk after a restart', async () => {
  const { uploads, rastered } = make();
  const path = `/uploads/games/${game?.sysname}-300x400.webp`;
  const [first] = await Promise.all([uploads.find(path), uploads.find(path)]);
  await uploads.find(path);
  expect(rastered).toEqual(['webp']);
  expect(first?.type).toBe('image/webp');
  const later = make();
  expect((await later.uploads.find(path))?.body).toEqual(first?.body);
  expect(later.rastered).toEqual([]);
});

test('uploads.find, when rasterising fails, returns the SVG and stores no file', async () => {
  const { uploads, failures } = make({ rasterise: () => Promise.reject(new Error('no wasm')) });
  for (const size of ['300x400', '288x192']) {
    const file = await uploads.find(`/uploads/games/${game?.sysname}-${size}.webp`);
    expect(file?.type).toBe('image/svg+xml');
    expect(file?.body.toString()).toMatch(/^<svg /);
  }
  expect(failures).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

test('uploads.find returns a file for every kind of picture, and undefined for any other path', async () => {
  const { uploads } = make();
  const known = [
    `/uploads/games/${game?.sysname}-450x600.svg`,
    `/uploads/providers/${catalogue.providers[0]?.sysname}.svg`,
    '/uploads/banners/welcome-desktop.webp',
    '/uploads/banners/welcome-phone.svg',
    '/uploads/banners/auth-360x520.webp',
    '/uploads/banners/jackpot-1-1280x420.webp',
    '/uploads/brand/favicon.svg',
    '/uploads/brand/maskable-512x512.png',
  ];
  for (const path of known) expect(await uploads.find(path), path).toBeDefined();
  const unknown = [
    `/uploads/games/${game?.sysname}-9000x9000.webp`,
    '/uploads/games/no-such-game-300x400.webp',
    '/uploads/banners/none-1280x420.webp',
    '/uploads/banners/welcome-99999x1.webp',
    '/uploads/banners/welcome-NaNxNaN.webp',
    '/uploads/../sandbox.db',
    '/uploads/games/..%2f..%2fsandbox.db',
    '/uploads/brand/other.png',
  ];
  for (const path of unknown) expect(await uploads.find(path), path).toBeUndefined();
});

test('uploads.find, for another size of a banner, returns an SVG of that size', async () => {
  const { uploads } = make();
  const small = await uploads.find('/uploads/banners/welcome-desktop.svg');
  const cut = await uploads.find('/uploads/banners/welcome-1000x420.svg');
  expect(small?.body.toString()).toContain('width="1280" height="420"');
  expect(cut?.body.toString()).toContain('width="1000" height="420"');
});
