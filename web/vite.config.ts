import { defineConfig } from 'vite';

import manifest from './package.json' with { type: 'json' };

const SERVER = '127.0.0.1:8080';

export default defineConfig({
  define: { __BUILD__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2022',
    cssTarget: 'chrome123',
    modulePreload: { polyfill: false },
    // The content policy has no `data:` for scripts and fonts, and small files compress well.
    assetsInlineLimit: 0,
    // What each route loads, for the budgets in scripts/finish.js, which takes it away again.
    manifest: true,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // The worker keeps its name, so that browsers find its next version.
        entryFileNames: (chunk: { name: string }) =>
          chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
        // What every page stands on is one file: many small ones compress worse.
        codeSplitting: {
          groups: [{ name: 'house', test: /preload-helper|src\/(main|components\/lazy)\.tsx$/ }],
        },
      },
    },
  },
  oxc: {
    jsx: { runtime: 'automatic', importSource: 'preact' },
  },
  server: {
    proxy: {
      '/api': { target: `http://${SERVER}`, changeOrigin: true },
      '/ws': { target: `ws://${SERVER}`, ws: true, changeOrigin: true },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    // Timing decides no test: a busy machine is slow, and a hanging test ends all the same.
    testTimeout: 60_000,
  },
} as Parameters<typeof defineConfig>[0]);
