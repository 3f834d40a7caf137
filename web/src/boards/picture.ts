/**
 * A picture of a board that needs nothing around it: the drawing of the screen with every style
 * written out, and nothing of what only serves hands and screen readers. Works for every board and
 * theme, since it looks at what is drawn and not at which game it is.
 */

/** What is looked at: elements, and texts as they come. */
export interface Drawn {
  readonly localName?: string;
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<Drawn>;
  getAttributeNames?(): string[];
  getAttribute?(name: string): string | null;
}

/** The styles of an element, as the browser has worked them out. */
export type StyleOf = (element: Drawn) => (property: string) => string;

/** Styles that a drawing may rest on, with what they are where nobody says. */
const STYLES: readonly (readonly [property: string, initial: string])[] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['opacity', '1'],
];
const TEXT_STYLES: typeof STYLES = [
  ['font-size', ''],
  ['font-weight', '400'],
  ['text-anchor', 'start'],
];
const STOP_STYLES: typeof STYLES = [
  ['stop-color', ''],
  ['stop-opacity', '1'],
];
const SHAPES = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan', 'use']);
/** Parts that only serve the page. */
const PAGE_ROLES = new Set(['rowgroup', 'gridcell', 'list', 'note', 'group', 'button']);
/** Attributes that only serve the page. */
const PAGE = /^(class|style|role|tabindex|aria-.*|data-.*)$/;
/** Fonts of any machine: a picture brings none of its own. */
const FONTS = 'system-ui, Segoe UI, Noto Sans, Helvetica, Arial, sans-serif';

const ELEMENT = 1;
const TEXT = 3;

/** The drawing as an SVG document of its own. */
export function picture(board: Drawn, styleOf: StyleOf, title: string): string {
  const viewBox = board.getAttribute?.('viewBox') ?? '';
  const [, , width = '100', height = '100'] = viewBox.split(' ');
  const parts: string[] = [];
  for (const child of Array.from(board.childNodes)) write(child, styleOf, parts);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${escaped(viewBox)}" `,
    `width="${escaped(width)}" height="${escaped(height)}" font-family="${FONTS}">`,
    `<title>${escaped(title)}</title>`,
    ...parts,
    '</svg>\n',
  ].join('');
}

function write(node: Drawn, styleOf: StyleOf, parts: string[]): void {
  if (node.nodeType === TEXT) parts.push(escaped(node.textContent ?? ''));
  if (node.nodeType !== ELEMENT || node.localName === undefined) return;
  // The grid of cells is for hands and screen readers; the title is the picture's own.
  const role = node.getAttribute?.('role');
  if (PAGE_ROLES.has(role ?? '') || node.localName === 'title') return;
  const style = styleOf(node);
  if (style('display') === 'none' || style('visibility') === 'hidden') return;
  const inner: string[] = [];
  for (const child of Array.from(node.childNodes)) write(child, styleOf, inner);
  if (node.localName === 'g' && inner.length === 0) return;
  parts.push(`<${node.localName}${attributes(node, style)}`);
  parts.push(...(inner.length === 0 ? ['/>'] : ['>', ...inner, `</${node.localName}>`]));
}

function attributes(node: Drawn, style: (property: string) => string): string {
  const found = new Map<string, string>();
  for (const name of node.getAttributeNames?.() ?? []) {
    if (!PAGE.test(name)) found.set(name, node.getAttribute?.(name) ?? '');
  }
  const name = node.localName ?? '';
  const wanted =
    name === 'stop'
      ? STOP_STYLES
      : name === 'text' || name === 'tspan'
        ? [...STYLES, ...TEXT_STYLES]
        : SHAPES.has(name)
          ? STYLES
          : // What groups have is inherited by what is in them, but for this one.
            [['opacity', '1'] as const];
  for (const [property, initial] of wanted) {
    const value = style(property).replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/, 'url(#$1)');
    if (value === '' || value === initial) found.delete(property);
    else found.set(property, value);
  }
  return [...found].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The picture as a PNG of `width` pixels; drawn by the browser. */
export async function png(svg: string, width: number): Promise<Blob> {
  const image = new Image();
  // The content policy knows `data:` for images, and no other address that could be made up here.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
