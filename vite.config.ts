import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { compileMessages } from './scripts/bundle/compileMessages.ts';
import { cyrillicMessages } from './scripts/bundle/cyrillicMessages.ts';
import { createFirstChunk } from './scripts/bundle/firstChunk.ts';
import { firstMessages } from './scripts/bundle/firstMessages.ts';
import { importLate } from './scripts/bundle/importLate.ts';
import { importWithFiles } from './scripts/bundle/importWithFiles.ts';
import { nameRouteFiles } from './scripts/bundle/nameRouteFiles.ts';
import { plainStores } from './scripts/bundle/plainStores.ts';
import { reactWritesText, rendererFile } from './scripts/bundle/reactWritesText.ts';
import { shortQueues } from './scripts/bundle/shortQueues.ts';
import { signalsWithoutStack } from './scripts/bundle/signalsWithoutStack.ts';
import { unusedReact } from './scripts/bundle/unusedReact.ts';
import { createSharedChunk } from './scripts/chunks/createSharedChunk.ts';

/** Where scripts/build.mjs lets a build grow, beside the present one. */
const OUT = process.env['BUILD_FOLDER'] ?? 'dist';

/** Writes the service worker to the root of the site, after the client build has emptied that folder. Development has no service worker. */
const worker: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: `${OUT}/client`,
    emptyOutDir: false,
    license: { fileName: 'licenses-worker.txt' },
    sourcemap: 'hidden',
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { sw: 'client/worker/sw.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
};

const ENTRY = 'client/entry.client.tsx';
/** Loaded by every visit to home, besides the entry; and what every form needs, which the pages that follow would otherwise bring. */
const OF_HOME = [
  'client/features/lobby/HomePage.tsx',
  'client/app/background/startBackground.ts',
  // Otherwise the first measurement brings a file of cards and popups.
  'client/app/background/sendBeacon.ts',
  'shared/keys/beaconPaths.ts',
  'client/ui/forms/useFormMessages.ts',
  // Otherwise the clock of home brings a file of everything that reads times of the wire.
  'shared/domain/inMs.ts',
];
/** The oldest browsers served (docs/tests.md). What they lack is in client/polyfills.ts, which newer ones do not load. */
const OLDEST = ['chrome100', 'safari15.6', 'firefox102'];
/** The same for Lightning CSS: a byte a part of the version. Without them it drops the declaration that older browsers understand. */
const OLDEST_OF_STYLES = { chrome: 100 << 16, safari: (15 << 16) | (6 << 8), firefox: 102 << 16 };
const VENDOR = /node_modules\/(react|react-dom|scheduler|valtio|proxy-compare|clsx)\/|client\/app\/hydrate\.ts/;
const MESSAGES = /i18n\/messages\//;
const isFirst = createFirstChunk(
  `${import.meta.dirname}/${ENTRY}`,
  OF_HOME.map((file) => `${import.meta.dirname}/${file}`),
);
const EVERYWHERE = /\/(?:vendor|site|entry|entry\.client|rolldown-runtime)-/;
const SPEAKING = /Page$|^(?:vendor|site|start\w+|rolldown-runtime)(?:$|\.css$)|^entry/;

/** Not bundled: they read files of their package at run time, or only development imports them. */
const WHOLE = ['@jsquash/avif', '@jsquash/webp', 'vite'];

/**
 * Builds for Node, bundled with their packages: a start then reads and links a few files instead of hundreds (docs/decisions/030).
 * Development does not bundle packages.
 */
function inNode(
  command: 'build' | 'serve',
  outDir: string,
  input: Record<string, string>,
  groups: { name: string; test: RegExp }[] = [],
): EnvironmentOptions {
  return {
    consumer: 'server',
    ...(command === 'build' ? { resolve: { noExternal: true, external: WHOLE } } : {}),
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: 'licenses.txt' },
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        input,
        checks,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Node reads the map of every loaded file at its start and keeps it: with the sources 6 MB of a process, for one line of an error.
          sourcemapExcludeSources: true,
          ...(groups.length > 0 ? { codeSplitting: { groups } } : {}),
        },
      },
    },
  };
}

/** The texts of documents are in the server at once, and load late in the browser: the warning has nothing to say, hundreds of times. */
const checks = { ineffectiveDynamicImport: false };

/**
 * Four builds: client, service worker, server and sandbox. Development runs the first and the third through middleware.
 * `--mode gallery` adds the gallery of components for its tests: bundled, it opens in a tenth of the time that development takes.
 */
export default defineConfig(({ command }) => ({
  resolve: {
    // Messages are compiled to syntax trees, so the server has no parser of them either.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  plugins: [
    cyrillicMessages(),
    compileMessages(),
    reactWritesText(),
    unusedReact(),
    signalsWithoutStack(),
    plainStores(),
    shortQueues(),
    nameRouteFiles(),
    importLate(),
    importWithFiles(),
    react(),
  ],
  css: {
    transformer: 'lightningcss',
    // In development server and browser request a module's CSS by different queries: class names must not depend on the query.
    lightningcss: {
      drafts: { customMedia: true },
      targets: OLDEST_OF_STYLES,
      ...(command === 'serve' ? { cssModules: { pattern: '[name]-[local]' } } : {}),
    },
    modules: { localsConvention: 'camelCaseOnly' },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${OUT}/client`,
        emptyOutDir: true,
        // The licences ask that their texts go with the files; served like them.
        license: { fileName: 'licenses.txt' },
        // For stacks of errors (npm run unminify); scripts/build.mjs moves them out of what is served.
        sourcemap: 'hidden',
        manifest: true,
        target: OLDEST,
        cssTarget: OLDEST,
        cssMinify: 'lightningcss',
        assetsInlineLimit: 0,
        // Chunks that every page loads are left out of the preload lists of a hundred imports.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((file) => !EVERYWHERE.test(file)),
        },
        rolldownOptions: {
          checks,
          input: [ENTRY, 'client/polyfills.ts'],
          treeshake: {
            // The shapes of icons are computed, and used by documents alone.
            moduleSideEffects: [{ test: /\/icon(?:Shapes|Markup)\.ts$/, sideEffects: false }],
          },
          output: {
            // The first script contains five hundred file names: each character of their hashes costs a third of a kilobyte. Only pages
            // have names that can be read in an error's stack.
            chunkFileNames: ({ name }) => (SPEAKING.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
            assetFileNames: ({ names }) =>
              SPEAKING.test(names[0] ?? '') ? 'assets/[name]-[hash:7][extname]' : 'assets/[hash:7][extname]',
            // The packages that every page runs are one file: 4 kB less when compressed, and a release leaves it in the browser's cache.
            codeSplitting: {
              groups: [
                {
                  // One file for the messages that every page of a language needs.
                  debugName: 'messages',
                  name: (file) => firstMessages.exec(file)?.[1] ?? null,
                  test: firstMessages,
                },
                {
                  name: 'vendor',
                  test: VENDOR,
                },
                {
                  debugName: 'site',
                  name: (file, graph) => (isFirst(file, graph) ? 'site' : null),
                  test: /\/(?:client|shared)\//,
                },
                {
                  debugName: 'shared',
                  name: createSharedChunk(
                    `${import.meta.dirname}/${ENTRY}`,
                    (id, graph) => MESSAGES.test(id) || VENDOR.test(id) || isFirst(id, graph),
                  ),
                  test: /\/(?:client|shared|node_modules)\//,
                  // Otherwise a file would include modules that every page has.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ...(command === 'build' ? { worker } : {}),
    ssr: inNode(
      command,
      OUT,
      {
        'server/main': 'server/main.ts',
        // Fixed names for the benchmark, which renders the same tree without the server, with the published React.
        'render/entry.server': 'client/entry.server.tsx',
        'render/published': `${rendererFile}?published`,
      },
      [
        // The Valkey client is imported only if Valkey is configured.
        { name: 'packages', test: /node_modules\/(?!@redis|.*\?published)/ },
        // A start loads all pages and messages: one file instead of three hundred (importLate). The entry has a fixed name.
        { name: 'site', test: /\/(?:client|shared)\/(?!entry\.server)/ },
      ],
    ),
    ...(command === 'build'
      ? {
          sandbox: inNode(command, `${OUT}/sandbox`, {
            main: 'sandbox/main.ts',
            rasterWorker: 'sandbox/uploads/rasterWorker.ts',
          }),
        }
      : {}),
  },
}));
