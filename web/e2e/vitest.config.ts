import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The browser tests: `npm run e2e`. One file after the other, since each drives a whole browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
