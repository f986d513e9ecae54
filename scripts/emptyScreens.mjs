import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

/** The folder for screenshots, emptied: pictures of pages that no longer exist would remain. */
export function emptyScreens() {
  const folder = path.join(root, 'test-results', 'screens');
  rmSync(folder, { recursive: true, force: true });
  return folder;
}
