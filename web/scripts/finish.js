// Runs after `vite build`: tells the service worker what to keep, writes a brotli and a gzip sibling
// of every text file of dist/, and fails when a route has grown past its budget.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const KB = 1000;
/** Upper bounds of what a route loads, in bytes after brotli. */
const BUDGET = { home: 40 * KB, others: 60 * KB, styles: 20 * KB };

/**
 * The manifest of the build: what each source became, and what it imports.
 * @type {Record<string, { file: string, imports?: string[], css?: string[], isEntry?: boolean }>}
 */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
rmSync(join(DIST, '.vite'), { recursive: true });

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => join(one.parentPath, one.name));

// The service worker keeps everything but pictures of the icon for the system, and words of other
// languages, which it keeps for those who use them.
const WORDS = /^assets\/((?!en[.-])[a-z]+(?:\.[a-z]+)*)-[^/]+\.js$/;
const isWords = (/** @type {string} */ file) =>
  WORDS.test(file) &&
  Object.entries(manifest).some(([source, one]) => one.file === file && source.startsWith('src/i18n/'));
const names = files
  .map((file) => file.slice(DIST.length))
  .filter((file) => !/\.(png|br|gz)$/.test(file) && file !== 'sw.js')
  .sort();
const kept = names.filter((file) => !isWords(file));
const digest = createHash('sha256');
for (const file of names) digest.update(file).update(readFileSync(join(DIST, file)));
const shell = {
  version: digest.digest('hex').slice(0, 16),
  files: kept.map((file) => (file === 'index.html' ? '/' : `/${file}`)),
  words: Object.fromEntries(names.filter(isWords).map((file) => [WORDS.exec(file)?.[1], `/${file}`])),
};
const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
const filled = worker.replace(/(["'`])%SHELL%\1/, () => JSON.stringify(JSON.stringify(shell)));
if (filled === worker || /^\s*import\b/m.test(worker) || manifest['src/sw.ts']?.imports !== undefined) {
  console.log('sw.js has no place for its list, or is not of one piece');
  process.exit(1);
}
writeFileSync(join(DIST, 'sw.js'), filled);

/** @type {Map<string, number>} */
const size = new Map();
for (const file of files) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue;
  const raw = readFileSync(file);
  const brotli = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
  size.set(file.slice(DIST.length), brotli.length);
}

/** @param {Iterable<string>} files */
const sum = (files) => [...files].reduce((total, file) => total + (size.get(file) ?? 0), 0);

/**
 * The scripts that come with some sources, each counted once.
 * @param {string[]} sources
 */
function scripts(...sources) {
  const files = new Set();
  const visit = (/** @type {string} */ source) => {
    const chunk = manifest[source];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return files;
}

const entry = Object.keys(manifest).filter((source) => source === 'index.html');
const i18n = Object.keys(manifest).filter((source) => /^src\/i18n\/[a-z]+(\.[a-z]+)*\.ts$/.test(source));
/**
 * The longest of the files that a page fetches for its language.
 * @param {RegExp} chunk
 */
const longest = (chunk) =>
  i18n
    .filter((source) => chunk.test(source))
    .sort((x, y) => sum(scripts(y)) - sum(scripts(x)))
    .slice(0, 1);

/** The rules pages of a game, and parts of them that are files of their own. */
const RULES_OF = /^([a-z]+)-(rules|course|end|law|cube|lore|craft)$/;
/** The page that leads to the rules of each game. */
const RULES = 'src/pages/rules.tsx';
const faces = Object.keys(manifest).flatMap((source) => {
  const game = /^src\/boards\/([a-z]+)-face\.ts$/.exec(source)?.[1];
  return game === undefined ? [] : [{ game, source }];
});
/**
 * What a page fetches of one game: a page with boards its face and all its words, the home page what
 * its rooms are like, the rules pages of a game only their own, the front page of the rules nothing. The first words are the language's own.
 * @param {string} page
 */
function ofGames(page) {
  if (page === 'rules' || page === 'dice') return [[]];
  const rules = RULES_OF.exec(page)?.[1];
  return faces.filter(({ game }) => rules === undefined || game === rules).map(({ game, source }) => {
    const rooms = longest(new RegExp(`/[a-z]+\\.${game}\\.rooms\\.ts$`));
    if (page === 'home') return rooms;
    return [source, ...rooms, ...longest(new RegExp(`/[a-z]+\\.${game}\\.ts$`))];
  });
}

/** @type {[string, number, number][]} */
const measured = Object.keys(manifest)
  .flatMap((source) => {
    const name = /^src\/pages\/([a-z-]+)\.tsx$/.exec(source)?.[1];
    return name === undefined ? [] : [{ source, name }];
  })
  .map(({ source, name }) => {
    // In the language whose words are longest, with the page's own chunk of it where it has one, and
    // with the game that weighs most.
    const chunk = name.replace('-', '\\.');
    const own = longest(new RegExp(`/[a-z]+\\.${chunk}\\.ts$`));
    // The rules pages of a game come by way of the front page, with its words.
    const [, game, part] = RULES_OF.exec(name) ?? [];
    if (game !== undefined) own.push(RULES, ...longest(/\/[a-z]+\.rules\.ts$/));
    // A part comes with the words of the whole.
    if (part !== 'rules' && game !== undefined) own.push(...longest(new RegExp(`/[a-z]+\\.${game}\\.rules\\.ts$`)));
    const words = [...longest(/\/(?!pseudo)[a-z]+\.ts$/), ...own];
    const sizes = ofGames(name).map((game) => sum(scripts(...entry, source, ...words, ...game)));
    return [name, Math.max(...sizes), name === 'home' ? BUDGET.home : BUDGET.others];
  });
measured.push(['styles', sum([...size.keys()].filter((file) => file.endsWith('.css'))), BUDGET.styles]);

let over = measured.length < 3 || faces.length === 0;
if (over) console.log('no pages, or no games, were found in the build');
for (const [name, bytes, limit] of measured) {
  over ||= !(bytes <= limit) || bytes <= 0;
  console.log(
    `${name}: ${(bytes / KB).toFixed(1)} kB of ${limit / KB} kB${bytes > limit ? ' TOO LARGE' : ''}`,
  );
}
if (over) process.exit(1);
