// Draws the icons of the installed page from `public/icon.svg`, with the Chromium of the browser
// tests: `npm run icons`. Its output is kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../public/', import.meta.url);
const tile = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
// Systems cut their own shape out of these: the wood runs to the edge, and the stones stay within
// the middle four fifths, which are never cut.
const whole = tile.replace(/ rx="14"/, '').replace('<circle', '<g transform="translate(32 32) scale(.82) translate(-32 -32)"><circle').replace('</svg>', '</g></svg>');

/** @type {[string, number, string][]} */
const icons = [
  ['icon-192.png', 192, tile],
  ['icon-512.png', 512, tile],
  ['icon-maskable-512.png', 512, whole],
  ['apple-touch-icon.png', 180, whole],
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
for (const [name, size, drawing] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`);
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  writeFileSync(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
