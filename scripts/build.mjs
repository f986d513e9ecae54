import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { joinStyles } from './bundle/joinStyles.ts';
import { sources } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { fingerprint } from './fingerprint.mjs';
import { retainAssets } from './retainAssets.mjs';
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

await ensureInstalled();
const id = fingerprint(sources);
const restoreOlder = retainAssets(path.join(root, 'dist'));
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const { code } = await run(nodePath(), ['node_modules/vite/bin/vite.js', 'build', '--app'], {
  env: { NODE_ENV: 'production' },
});
if (code !== 0) {
  restoreOlder(undefined);
  fail('Vite could not build the site.');
}
// The sandbox inlines the games' browser scripts into their documents, so it needs them as files next to it.
cpSync(path.join(root, 'sandbox/games/browser'), path.join(root, 'dist/sandbox/browser'), {
  recursive: true,
  filter: (file) => !file.endsWith('.test.ts'),
});
for (const name of ['currencyDigits.ts', 'sumDigits.ts', 'readSum.ts'])
  cpSync(path.join(root, 'shared/domain/money', name), path.join(root, 'dist/sandbox/browser/money', name));
filesUnder(path.join(root, 'dist', 'chunks'))
  .filter((file) => /packages-[^/]*\.js$/.test(file))
  .forEach(forgetMap);
joinStyles(path.join(root, 'dist', 'client'));
await compress(path.join(root, 'dist', 'client'));
// After the compression: older assets were compressed by their own build.
restoreOlder(id);
writeFileSync(path.join(root, 'dist', 'build.json'), `${JSON.stringify({ id, timestamp: Date.now() })}\n`);
