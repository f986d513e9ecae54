import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

interface Locked {
  license?: string;
  engines?: { node?: string };
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  /** Whether it is a link to a workspace of this repository. */
  link?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
);
/** Tools with one binary for each platform: packages with at least four optional dependencies. */
const tools = packages.filter(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).length >= 4);

function locked(place: string, name: string): Locked | undefined {
  return lock.packages[`${place}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
}

const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

// npm silently omits a binary that the registry lacks, and `npm ci` then refuses the lock file.
test('the lock file has every optional binary of every tool, in the version that the tool asks for', () => {
  const missing = tools.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => locked(place, name)?.version !== version)
      .map(([name, version]) => `${place}: ${name}@${version}`),
  );
  expect(tools.map(([place]) => place)).toEqual(
    expect.arrayContaining(
      ['@biomejs/biome', 'oxlint', 'oxlint-tsgolint', 'rolldown'].map((name) => `node_modules/${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test.each(platforms)('the lock file has a binary of every tool for $os $cpu $libc', ({ os, cpu, libc }) => {
  const without = tools.filter(
    ([place, { optionalDependencies = {} }]) =>
      !Object.keys(optionalDependencies).some((name) => {
        const binary = locked(place, name);
        return (
          binary?.os?.includes(os) &&
          binary.cpu?.includes(cpu) &&
          // A static binary names no libc: it runs on both.
          (!libc || !binary.libc || binary.libc.includes(libc))
        );
      }),
  );
  expect(without.map(([place]) => place)).toEqual([]);
});

test('the lock file has a checksum and no registry for every package', () => {
  expect(packages.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
});

test('ensureInstalled and the Dockerfile install packages with npm ci alone', () => {
  for (const file of ['scripts/ensureInstalled.mjs', 'Dockerfile']) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).toMatch(/npm ci |\['ci'/);
    expect(text, file).not.toMatch(/npm install|'install', '--no-save'/);
  }
});

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const IMPORT = /(?:from|import|import\()\s*'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;
/** Packages that the files of `folders` import, except tests and their support. */
function importedBy(folders: string): Set<string> {
  const files = globSync(`${folders}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name ?? '')),
  );
}

test('every dependency of package.json is imported by server, client, shared or config', () => {
  const { dependencies } = manifest('package.json');
  const imported = importedBy('{server,client,shared,config}');
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
});

test.each(['sandbox', 'shared'])(
  '%s/package.json lists the packages that the folder imports, in one version everywhere',
  (room) => {
    const product = manifest('package.json');
    const { dependencies } = manifest(`${room}/package.json`);
    const known = { ...product.dependencies, ...product.devDependencies, ...dependencies };
    // The shared folder is a package for the sandbox, which names its files `#shared/…`.
    const packages = Object.keys(dependencies).filter((name) => name !== 'croupier-shared');
    expect(packages.toSorted()).toEqual([...importedBy(room)].filter((name) => name in known).toSorted());
    for (const name of packages)
      if (name in product.dependencies) expect(product.dependencies[name], name).toBe(dependencies[name]);
  },
);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The files of a script that run before it hands over to the Node of the packages. */
function startOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.endsWith('.mjs')) return seen.add(file);
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) .*?'(\.[^']+)'/gm))
    startOf(path.join(path.dirname(file), name), seen);
  return seen;
}

test('every npm script starts in a clean clone with an older Node: it imports no TypeScript and no package', () => {
  const wrong = Object.entries(scripts).flatMap(([name, command]) => {
    if (name === 'format') return [];
    const [, file] = /^node (scripts\/[\w/]+\.mjs)\b/.exec(command) ?? [];
    if (file === undefined) return [`${name}: ${command}`];
    const files = [...startOf(file)];
    const imported = files
      .filter((one) => one.endsWith('.mjs'))
      .flatMap((one) =>
        [...readFileSync(one, 'utf8').matchAll(/^import .*'((?!\.|node:)[^']+)';$/gm)].map(([, from]) => from),
      );
    return [...files.filter((one) => !one.endsWith('.mjs')), ...imported].map((one) => `${name} imports ${one}`);
  });
  expect(wrong).toEqual([]);
});

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences that ask for their text alone, or for nothing. */
const PERMISSIVE = /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense)(?: OR [\w.-]+)?\)?$/;
/** Packages under another licence, with the reason why each may stay. */
const others: Record<string, string> = {
  'axe-core': 'MPL-2.0: a tool of tests, unchanged',
  'caniuse-lite': 'CC-BY-4.0: data of build tools, unchanged and not shipped',
  lightningcss: 'MPL-2.0: a build tool, unchanged and not shipped',
  '@resvg/resvg-wasm': 'MPL-2.0: draws pictures of the sandbox, unchanged and outside the image',
};

test('every package of the lock file has a licence that asks for its text alone, or is listed with a reason', () => {
  const restrictive = packages
    .filter(([, { license = '' }]) => !PERMISSIVE.test(license))
    .map(([place]) => nameOf(place));
  const unknown = restrictive.filter((name) => !(name.replace(/^(lightningcss)-.*/, '$1') in others));
  expect(unknown).toEqual([]);
  expect(Object.keys(others).filter((name) => !restrictive.includes(name))).toEqual([]);
});

test('each version of Node that `engines` begins with is accepted by every package: npm ci --engine-strict works', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const versions = engines.node.match(/\d+\.\d+\.\d+/g) ?? [];
  expect(versions.length).toBeGreaterThan(1);
  for (const version of versions) {
    const refusing = packages.filter(([, { engines: asks }]) => asks?.node && !satisfies(version, asks.node));
    expect(
      refusing.map(([place, { engines: asks }]) => `${nameOf(place)} asks for ${asks?.node}`),
      version,
    ).toEqual([]);
  }
});
