import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compileMessages.ts';

const noParser = { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' };

/** Three builds: what the browser loads, what the server renders with, and the two Node processes. Development uses the first two through middleware. */
export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), react()],
  css: {
    transformer: 'lightningcss',
    // In development the server inlines a module's CSS under another query than the browser asks by: the name must not depend on it.
    lightningcss: {
      drafts: { customMedia: true },
      ...(command === 'serve' ? { cssModules: { pattern: '[name]-[local]' } } : {}),
    },
    modules: { localsConvention: 'camelCaseOnly' },
  },
  resolve: { alias: [noParser] },
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
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'client/entry.client.tsx' },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node22',
        sourcemap: true,
        rolldownOptions: {
          input: {
            'server/main': 'server/main.ts',
            // At a known place for the benchmark, which renders the same tree without the server.
            'render/entry.server': 'client/entry.server.tsx',
            'sandbox/main': 'sandbox/main.ts',
            'sandbox/rasterWorker': 'sandbox/uploads/rasterWorker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
}));
