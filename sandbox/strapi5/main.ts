import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { makeFolder } from '#sandbox/makeFolder.ts';
import { createArtist } from '#sandbox/uploads/createArtist.ts';
import { createRasteriser } from '#sandbox/uploads/createRasteriser.ts';
import { createUploads } from '#sandbox/uploads/createUploads.ts';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { projectFiles } from './projectFiles.ts';
import { seedOf } from './seedOf.ts';

/**
 * Starts a real Strapi 5 with the site's content types and the sandbox's records: `node sandbox/strapi5/main.ts [folder]`.
 * The folder is outside the project, because Strapi needs its own React; by default `croupier-strapi5` in the user's cache. The
 * first start installs some 700 MB. It listens on STRAPI_PORT (1337) and ends with this process.
 */
const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
const folder = path.resolve(process.argv[2] ?? path.join(cache, 'croupier-strapi5'));
const port = process.env['STRAPI_PORT'] || '1337';
const env = { ...process.env, PORT: port, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env, stdio: 'inherit' });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Writes the project. Returns whether a file has changed, so that Strapi's database is outdated. */
async function writeProject(): Promise<boolean> {
  let isChanged = false;
  for (const [file, text] of Object.entries(projectFiles())) {
    const full = path.join(folder, file);
    if (existsSync(full) && (await readFile(full, 'utf8')) === text) continue;
    isChanged = true;
    await makeFolder(path.dirname(full));
    await writeFile(full, text);
  }
  return isChanged;
}

/** Draws the pictures of the records, as the sandbox does. */
async function writePictures(): Promise<void> {
  const rasteriser = createRasteriser();
  // The rasteriser's worker does not keep the process alive, this timer does.
  const alive = setInterval(() => {}, 1_000);
  const uploads = createUploads({
    artist: createArtist(createCatalogue({ seed: '1', count: 40 }), rasteriser),
    folder: path.join(folder, '.art'),
    seed: '1',
    report: (error) => console.error(error),
  });
  for (const { url } of seedOf().media) {
    const full = path.join(folder, 'public', url);
    if (existsSync(full)) continue;
    const file = await uploads.find(url);
    if (!file) throw new Error(`no picture for ${url}`);
    await makeFolder(path.dirname(full));
    await writeFile(full, file.body);
  }
  uploads.stop();
  await rasteriser.stop();
  clearInterval(alive);
}

await makeFolder(path.join(folder, '.tmp'));
await makeFolder(path.join(folder, 'database', 'migrations'));
await makeFolder(path.join(folder, 'public', 'uploads'));
console.log(`Strapi 5 in ${folder}`);
if (await writeProject()) {
  for (const name of ['data.db', 'data.db-wal', 'data.db-shm'])
    await rm(path.join(folder, '.tmp', name), { force: true });
}
await writePictures();
if (!existsSync(path.join(folder, 'node_modules', '@strapi', 'strapi'))) {
  console.log('Installing Strapi (once) …');
  const code = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}
console.log(`CONTENT_URL=http://127.0.0.1:${port}`);
process.exitCode = await run(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start']);
