import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Number of previous builds whose assets are kept. */
const MAX_OLDER_BUILDS = 2;

/**
 * Keeps the hashed files of the last two builds beside those of the new one, so that open pages, and pages of another replica
 * during a rolling release, still find their chunks (reliability A10). Call it before the build empties `dist`, and call the
 * returned function afterwards with the new build's id, or with `undefined` if the build failed, so that the next one still has them.
 *
 * Every name contains a hash of the file's content, which is also why the server marks all of `/assets/` as immutable.
 * `dist/builds.json` lists the files of each build, the newest build first.
 */
export function retainAssets(dist) {
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
