// Runs after `vite build`: writes a brotli and a gzip sibling of every text file of dist/, and
// fails when a route has grown past its budget.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const KB = 1000;
/** Upper bounds of what a route loads, in bytes after brotli. */
const BUDGET = { 'home script': 40 * KB, 'table script': 60 * KB, styles: 20 * KB };

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** @type {Record<string, number>} */
const size = {};
for (const file of files) {
  const raw = readFileSync(file);
  const brotli = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
  size[file.slice(DIST.length)] = brotli.length;
}

// A chunk named after a page belongs to that page only; every other script is counted for both.
/** @param {(name: string) => boolean} wanted */
const sum = (wanted) =>
  Object.entries(size)
    .filter(([name]) => wanted(name))
    .reduce((total, [, bytes]) => total + bytes, 0);
/** @param {string} page */
const script = (page) =>
  sum((name) => {
    if (!name.endsWith('.js')) return false;
    const only = /(?:^|\/)(home|table)-/.exec(name);
    return only === null || only[1] === page;
  });

const measured = {
  'home script': script('home'),
  'table script': script('table'),
  styles: sum((name) => name.endsWith('.css')),
};
let over = false;
for (const [name, bytes] of Object.entries(measured)) {
  const limit = BUDGET[/** @type {keyof typeof BUDGET} */ (name)];
  over ||= bytes > limit;
  console.log(`${name}: ${(bytes / KB).toFixed(1)} kB of ${limit / KB} kB${bytes > limit ? ' TOO LARGE' : ''}`);
}
if (over) process.exit(1);
