import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetsOfManifest, CLIENT_ENTRY, type Manifest } from '../../server/render/assetsOfManifest.ts';

const PAGE = /^client\/features\/.*Page\.tsx$/;
/** What the header of a player brings. */
const OF_PLAYERS = 'client/app/shell/header/PlayerControls.tsx';

/**
 * Writes one style sheet for the sheets that a page has beyond those of every page, for a guest and for a player: a first frame waits for each of a
 * dozen of some hundred bytes. `.vite/styles.json` names it by theirs, with spaces between. They stay for pages that come later.
 */
export function joinStyles(clientDir: string): void {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const ofEveryPage = new Set(assetsOfManifest(manifest, [CLIENT_ENTRY]).styles);
  const joined: Record<string, string> = {};
  for (const page of Object.keys(manifest).filter((name) => PAGE.test(name)))
    for (const names of [
      [CLIENT_ENTRY, page],
      [CLIENT_ENTRY, page, OF_PLAYERS],
    ]) {
      const own = assetsOfManifest(manifest, names).styles.filter((style) => !ofEveryPage.has(style));
      if (own.length > 1) joined[own.join(' ')] ??= write(clientDir, own);
    }
  writeFileSync(path.join(clientDir, '.vite/styles.json'), JSON.stringify(joined));
}

/** The address of the new file, which holds a hash of what is in it. */
function write(clientDir: string, styles: readonly string[]): string {
  const css = styles.map((style) => readFileSync(path.join(clientDir, style), 'utf8')).join('');
  const file = `/assets/${createHash('sha256').update(css).digest('base64url').slice(0, 7)}.css`;
  writeFileSync(path.join(clientDir, file), css);
  return file;
}
