import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** How Lightning CSS writes a name until it gets its short one. It must end with the local name, which areas of grids need. */
export const SCOPED_PATTERN = 'scoped-[hash]-[local]';

const SCOPED = /scoped-[\w-]{6}-([a-zA-Z][\w-]*)/g;
/** Classes and keyframes of a style sheet. */
const NAMES = /(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g;
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = `${FIRST}${FIRST.toLowerCase()}0123456789`;
const COUNT = FIRST.length * OTHERS.length ** 2;

/**
 * Gives every class of a CSS module a name of three characters, in the style sheets and in the code of browser and server alike: a page has a
 * thousand classes, and their names were a sixth of its bytes. A name follows from the file and the class, so that a release changes no
 * other names, but for a collision or two. It begins with a capital letter, as no class of an operator's markup or of a list of
 * advertisements does.
 */
export function shortClassNames(root: string): Plugin[] {
  const names = shortNames(
    globSync('client/**/*.module.css', { cwd: root })
      .toSorted()
      .flatMap((file) => {
        const locals = readFileSync(path.join(root, file), 'utf8').matchAll(NAMES);
        return [...new Set([...locals].map(([, local]) => local))].map((local) => `${file}|${local}`);
      }),
  );
  const rename = (code: string, id: string) => {
    const file = path.relative(root, id.replace(/\?.*/, '')).replaceAll(path.sep, '/');
    return code.replace(SCOPED, (scoped, local) => names.get(`${file}|${local}`) ?? scoped);
  };
  const transform = { filter: { id: /\.module\.css(?:\?|$)/ }, handler: rename };
  return [
    // Between what compiles a module and what stores its styles.
    { name: 'short-class-names', apply: 'build', transform },
    // Behind what writes the names of a module for scripts.
    { name: 'short-class-names-in-scripts', apply: 'build', enforce: 'post', transform },
  ];
}

/** A name for each key. */
export function shortNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const key of keys) {
    let at = createHash('sha256').update(key).digest().readUInt32BE() % COUNT;
    while (taken.has(nameOf(at))) at = (at + 1) % COUNT;
    names.set(key, nameOf(at));
    taken.add(nameOf(at));
  }
  return names;
}

function nameOf(at: number): string {
  const rest = Math.floor(at / FIRST.length);
  return [FIRST[at % FIRST.length], OTHERS[rest % OTHERS.length], OTHERS[Math.floor(rest / OTHERS.length)]].join('');
}
