import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Number of previous builds whose assets are kept. */
const MAX_OLDER_BUILDS = 2;
/** Folders of hashed files that a running process loads when they are first needed. */
const CODE = ['chunks', 'sandbox/chunks'];

/**
 * Copies the hashed files of the last two builds, and their source maps, from the folder `before` into that of a new build, so that open
 * pages, and pages of another replica during a rolling release, still find their chunks (reliability A10). The code of the last build is kept
 * too: a process that runs while its folder is replaced loads some pages only when they are first asked for.
 *
 * Every name contains a hash of the file's content, which is also why the server marks all of `/assets/` as immutable.
 * `builds.json` lists the files of each build, the newest build first.
 */
export function retainAssets({ before, built, id }) {
  const filesIn = (...names) => {
    const folder = path.join(...names);
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const list = path.join(before, 'builds.json');
  const had = new Set(filesIn(before, 'client', 'assets'));
  const older = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [])
    .map((build) => ({ ...build, assets: build.assets.filter((name) => had.has(name)) }))
    .filter((build) => build.id !== id)
    .slice(0, MAX_OLDER_BUILDS);
  const own = filesIn(built, 'client', 'assets').sort();
  const code = CODE.flatMap((folder) => filesIn(built, folder).map((name) => `${folder}/${name}`)).sort();
  const present = new Set(own);
  const keep = (folder, name) => {
    const from = path.join(before, folder, name);
    const to = path.join(built, folder, name);
    if (!existsSync(from) || existsSync(to)) return;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  };
  for (const name of older.flatMap(({ assets }) => assets)) {
    if (present.has(name)) continue;
    keep('client/assets', name);
    keep('maps', `${name}.map`);
  }
  for (const name of older[0]?.code ?? []) keep('', name);
  const [last, ...others] = older;
  const known = [
    { id, assets: own, code },
    ...(last ? [last] : []),
    ...others.map(({ code: _gone, ...build }) => build),
  ];
  writeFileSync(path.join(built, 'builds.json'), `${JSON.stringify(known)}\n`);
}
