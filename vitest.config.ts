import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/compileMessages.ts';

/** Unit tests sit beside the code; the wire, the browser and the house rules have their own projects. */
export default defineConfig({
  plugins: [compileMessages()],
  css: { transformer: 'lightningcss' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,config,server,client,sandbox,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
