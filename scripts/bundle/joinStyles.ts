import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetsOfManifest, CLIENT_ENTRY, type Manifest } from '#server/render/assetsOfManifest.ts';

const PAGE = /^client\/features\/.*Page\.tsx$/;
/** The module that adds the styles of a player's header. */
const OF_PLAYERS = 'client/app/shell/header/PlayerControls.tsx';

/**
 * Joins the style sheets that a page adds to those of every page into one, for a guest and for a player, because the first frame waits
 * for each of a dozen small sheets. `.vite/styles.json` maps their names, separated by spaces, to the joined sheet. The single sheets
 * stay for later navigations.
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
      const styles = assetsOfManifest(manifest, names).styles.filter((style) => !ofEveryPage.has(style));
      if (styles.length > 1) joined[styles.join(' ')] ??= write(clientDir, styles);
    }
  writeFileSync(path.join(clientDir, '.vite/styles.json'), JSON.stringify(joined));
}

/** Writes the joined sheet and returns its URL, which contains a hash of its content. */
function write(clientDir: string, styles: readonly string[]): string {
  const css = styles.map((style) => readFileSync(path.join(clientDir, style), 'utf8')).join('');
  const file = `/assets/${createHash('sha256').update(css).digest('base64url').slice(0, 7)}.css`;
  writeFileSync(path.join(clientDir, file), css);
  return file;
}
