import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compileMessages.ts';

const noParser = { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' };

/** Three builds: what the browser loads, what the server renders with, and the two Node processes. Development uses the first two through middleware. */
export default defineConfig({
  plugins: [compileMessages(), react()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
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
            'sandbox/main': 'sandbox/main.ts',
            'sandbox/rasterWorker': 'sandbox/uploads/rasterWorker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
