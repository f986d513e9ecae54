import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { cyrillicMessages } from './scripts/bundle/cyrillicMessages.ts';
import { compileMessages } from './scripts/bundle/compileMessages.ts';
import { createSharedChunk } from './scripts/chunks/createSharedChunk.ts';
import { isFirstChunk } from './scripts/bundle/firstChunk.ts';
import { reactWritesText, rendererFile } from './scripts/bundle/reactWritesText.ts';

/** One file at the root of the site, after the browser's own build has emptied its folder. Development has no service worker. */
const worker: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
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
const VENDOR =
  /node_modules\/(react|react-dom|react-intl|@formatjs|intl-messageformat|scheduler|react-router|valtio|proxy-compare|clsx)\//;
const MESSAGES = /i18n\/messages\//;
const isFirst = (file: string) => isFirstChunk(file, import.meta.dirname);
const EVERYWHERE = /\/(?:vendor|site|entry|entry\.client|rolldown-runtime)-/;
const SPEAKING = /Page$|^(?:vendor|site|start\w+|rolldown-runtime)(?:$|\.css$)|^entry/;

/** They stay packages: they read files beside their own, or development alone imports them. */
const WHOLE = ['@jsquash/avif', '@jsquash/webp', 'vite'];

/**
 * What runs in Node, with its packages: a start reads and links few files instead of hundreds (docs/decisions/030). Development reads packages
 * as they are.
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
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          ...(groups.length > 0 ? { codeSplitting: { groups } } : {}),
        },
      },
    },
  };
}

/**
 * `--mode gallery` adds the components in every state, for their own tests: bundled, they open in a tenth of development's time.
 * Four builds: what the browser loads, its service worker, the server, the sandbox. Development uses the first and the third through middleware.
 */
export default defineConfig(({ command }) => ({
  resolve: {
    // Messages come as syntax trees: the parser would be 7 kB that only the build needs.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  plugins: [cyrillicMessages(), compileMessages(), reactWritesText(), react()],
  css: {
    transformer: 'lightningcss',
    // In development the server inlines a module's CSS under another query than the browser asks by: the name must not depend on it.
    lightningcss: {
      drafts: { customMedia: true },
      ...(command === 'serve' ? { cssModules: { pattern: '[name]-[local]' } } : {}),
    },
    modules: { localsConvention: 'camelCaseOnly' },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        cssMinify: 'lightningcss',
        assetsInlineLimit: 0,
        // What every page has already is not named once more for each of a hundred imports.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((file) => !EVERYWHERE.test(file)),
        },
        rolldownOptions: {
          input: ENTRY,
          // react-intl makes a component for each kind of formatting as it loads; those that nobody uses are left out.
          treeshake: {
            manualPureFunctions: [
              'createFormattedComponent',
              'createFormattedDateTimePartsComponent',
              'React.createContext',
              'React.memo',
            ],
          },
          output: {
            // Five hundred file names are in the first script: a character less of their hashes is a third of a kilobyte; only those of pages say what they are, for whoever reads an error's stack.
            chunkFileNames: ({ name }) => (SPEAKING.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
            assetFileNames: ({ names }) =>
              SPEAKING.test(names[0] ?? '') ? 'assets/[name]-[hash:7][extname]' : 'assets/[hash:7][extname]',
            // What every page runs, in one file: compressed together it is 4 kB lighter, and a release of ours leaves it in the player's cache.
            codeSplitting: {
              groups: [
                {
                  // One request for the messages of every page of a language.
                  name: (file) =>
                    /i18n\/messages\/(\w+)\/(?:shell|lobby|hall|content|errors)\.json/.exec(file)?.[1] ?? null,
                  test: /i18n\/messages\/\w+\/(?:shell|lobby|hall|content|errors)\.json/,
                },
                {
                  name: 'vendor',
                  test: VENDOR,
                },
                {
                  name: (file) => (isFirst(file) ? 'site' : null),
                  test: /\/(?:client|shared)\//,
                },
                {
                  name: createSharedChunk(
                    `${import.meta.dirname}/${ENTRY}`,
                    (id) => MESSAGES.test(id) || VENDOR.test(id) || isFirst(id),
                  ),
                  test: /\/(?:client|shared|node_modules)\//,
                  // Without: a file would take with it what every page has.
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
      'dist',
      {
        'server/main': 'server/main.ts',
        // At known places for the benchmark, which renders the same tree without the server, by React as it is published.
        'render/entry.server': 'client/entry.server.tsx',
        'render/published': `${rendererFile}?published`,
      },
      // The client of Valkey is read where there is one.
      [{ name: 'packages', test: /node_modules\/(?!@redis|.*\?published)/ }],
    ),
    ...(command === 'build'
      ? {
          sandbox: inNode(command, 'dist/sandbox', {
            main: 'sandbox/main.ts',
            rasterWorker: 'sandbox/uploads/rasterWorker.ts',
          }),
        }
      : {}),
  },
}));
