import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

/** What no build contains: tests, documents, and what the site reads when it starts. */
const LEFT_OUT = /\.(?:test|testing)\.tsx?$|\.md$|^config\/[^/]+\.(?:env|txt)$/;

/** A hash of the contents of files and folders without what no build contains; an equal hash means that nothing has changed. */
export function fingerprint(names) {
  const hash = createHash('sha256');
  const visit = (name) => {
    const full = path.join(root, name);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const entry of readdirSync(full).sort()) visit(path.join(name, entry));
    else if (!LEFT_OUT.test(name)) hash.update(name).update('\0').update(readFileSync(full)).update('\0');
  };
  for (const name of names) visit(name);
  return hash.digest('hex').slice(0, 16);
}
