import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many builds before this one. */
const MAX_OLDER_BUILDS = 2;

/**
 * Hashed files of the last two builds stay beside those of the new one: pages that are open, and pages another replica sent
 * while a release rolls over them, go on finding their chunks (reliability A10). Call it before the build empties `dist`, and
 * what it returns afterwards, with the new build's id; `undefined` when the build failed, so that the next one still has them.
 *
 * Every name there holds a hash of what is in the file, which is also why the server calls all of `/assets/` immutable.
 * `dist/builds.json` says which files are whose, the newest build first.
 */
export function keepAssets(dist) {
  const folder = path.join(dist, 'client', 'assets');
  const list = path.join(dist, 'builds.json');
  const present = () => new Set(existsSync(folder) ? readdirSync(folder) : []);
  const had = present();
  const known = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []).map(({ id, assets }) => ({
    id,
    assets: assets.filter((name) => had.has(name)),
  }));
  const bytes = new Map([...had].map((name) => [name, readFileSync(path.join(folder, name))]));

  return function restore(id) {
    const own = id === undefined ? [] : [{ id, assets: [...present()].sort() }];
    const older = known
      .filter((build) => build.id !== id)
      .slice(0, own.length > 0 ? MAX_OLDER_BUILDS : MAX_OLDER_BUILDS + 1);
    mkdirSync(folder, { recursive: true });
    const there = present();
    for (const name of older.flatMap(({ assets }) => assets))
      if (!there.has(name)) writeFileSync(path.join(folder, name), bytes.get(name));
    writeFileSync(list, `${JSON.stringify([...own, ...older])}\n`);
  };
}
