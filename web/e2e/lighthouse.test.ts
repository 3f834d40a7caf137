/**
 * Lighthouse, as on a phone, on the home page and on a table: `npm run lighthouse`. It is no part of
 * `npm run e2e`: it brings 200 packages, and its times mean nothing on a busy machine. Accessibility
 * and best practices have to be whole; times are asserted by `npm run lighthouse:strict`.
 */

import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { inTurn } from './guest';
import { FLAGS, scene } from './stage';

const how = process.env['LIGHTHOUSE'];
const PERFORMANCE = 95;
/** Runs of a page; the best one is the page's, the others are the machine's. */
const RUNS = how === 'strict' ? 3 : 1;

interface Audit {
  score: number | null;
  title: string;
  displayValue?: string;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: string; onlyCategories: string[] },
) => Promise<{ lhr: Report }>;

interface Launcher {
  launch(options: { chromePath: string; chromeFlags: readonly string[] }): Promise<{ port: number; kill(): void }>;
}

/** A package of the folder `lighthouse`, which is installed apart. */
async function load(path: string): Promise<unknown> {
  const file = fileURLToPath(new URL(`../lighthouse/node_modules/${path}`, import.meta.url));
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

async function look(url: string): Promise<Report[]> {
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Lighthouse };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Launcher;
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({
      chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      chromeFlags: FLAGS,
    });
    try {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
      });
      reports.push(lhr);
    } finally {
      chrome.kill();
    }
  }
  return reports;
}

const score = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** What a category holds against a page. */
const faults = (report: Report, category: string) =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = report.audits[id];
    return audit === undefined || audit.score === null || audit.score >= 1
      ? []
      : [`${id}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
  });

async function judge(name: string, url: string): Promise<void> {
  const reports = await look(url);
  const best = reports.sort((x, y) => score(y, 'performance') - score(x, 'performance'))[0];
  if (best === undefined) throw new Error('Lighthouse said nothing');
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'interactive', 'total-blocking-time', 'cumulative-layout-shift'];
  console.log(
    [
      `${name}: performance ${score(best, 'performance')}, accessibility ${score(best, 'accessibility')}, best practices ${score(best, 'best-practices')}`,
      ...times.map((id) => `  ${id} ${best.audits[id]?.displayValue ?? '?'}`),
    ].join('\n'),
  );
  expect(faults(best, 'accessibility'), name).toEqual([]);
  expect(faults(best, 'best-practices'), name).toEqual([]);
  expect(score(best, 'accessibility'), name).toBe(100);
  expect(score(best, 'best-practices'), name).toBe(100);
  // A layout that jumps is no matter of the machine.
  expect(Number(best.audits['cumulative-layout-shift']?.displayValue ?? 1), name).toBeLessThan(0.1);
  if (how === 'strict') expect(score(best, 'performance'), faults(best, 'performance').join('\n')).toBeGreaterThanOrEqual(PERFORMANCE);
}

describe.skipIf(how === undefined)('Lighthouse', () => {
  scene(
    'home and table',
    async (stage) => {
      const anna = await stage.guest('Anna');
      const bert = await stage.guest('Bert');
      const table = await anna.openRoom({ room: 'national-block', seat: 'a', against: 'link' });
      await bert.sit(table);
      await inTurn(anna, bert, 'h8 h9 i8 i9 j8');
      await judge('home', `${stage.house.url}/`);
      await judge('table', `${stage.house.url}/t/${table}`);
    },
    600_000,
  );
});
