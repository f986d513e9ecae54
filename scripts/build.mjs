import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { replaceFolder, restoreFolder } from './builds/replaceFolder.mjs';
import { retainAssets } from './builds/retainAssets.mjs';
import { joinStyles } from './bundle/joinStyles.ts';
import { sources } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { fingerprint } from './fingerprint.mjs';
import { fail, nodePath, root, run } from './runtime.mjs';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest)$/;
const SMALLEST = 512;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(full) : [full];
  });
}

/** Compresses static files at the best level: compression on the fly would cost visitors 8 kB or the server processor time. */
async function compress(folder) {
  const files = filesUnder(folder).filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= SMALLEST);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/** Removes the source map of packages: Node scans the lines of a file with a map at every start, and packages need no line numbers. */
function forgetMap(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  rmSync(`${file}.map`);
}

/** Source maps of the browser's files: for `npm run unminify`, and never served. */
function takeMaps(built) {
  mkdirSync(path.join(built, 'maps'));
  for (const file of filesUnder(path.join(built, 'client')).filter((name) => name.endsWith('.map')))
    renameSync(file, path.join(built, 'maps', path.basename(file)));
}

await ensureInstalled();
const startedAt = Date.now();
const dist = path.join(root, 'dist');
// Beside the present build: a running site keeps its files, and an interrupted build changes nothing.
const built = `${dist}.new`;
const inBuilt = (...names) => path.join(built, ...names);
restoreFolder(dist);
rmSync(built, { recursive: true, force: true });
const id = fingerprint(sources);
const { code } = await run(nodePath(), ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
  env: { NODE_ENV: 'production', BUILD_FOLDER: path.basename(built) },
});
if (code !== 0) {
  rmSync(built, { recursive: true, force: true });
  fail('Vite could not build the site.');
}
// The sandbox inlines the games' browser scripts into their documents, so it needs them as files next to it.
cpSync(path.join(root, 'sandbox/games/browser'), inBuilt('sandbox/browser'), {
  recursive: true,
  filter: (file) => !file.endsWith('.test.ts'),
});
for (const name of ['currencyDigits.ts', 'sumDigits.ts', 'readSum.ts'])
  cpSync(path.join(root, 'shared/domain/money', name), inBuilt('sandbox/browser/money', name));
filesUnder(inBuilt('chunks'))
  .filter((file) => /packages-[^/]*\.js$/.test(file))
  .forEach(forgetMap);
takeMaps(built);
joinStyles(inBuilt('client'));
await compress(inBuilt('client'));
// After the compression: older assets were compressed by their own build.
retainAssets({ before: dist, built, id });
writeFileSync(inBuilt('build.json'), `${JSON.stringify({ id, timestamp: Date.now() })}\n`);
replaceFolder(dist, built);
console.log(`dist/ is written: build ${id}, ${Math.round((Date.now() - startedAt) / 1000)} s.`);
