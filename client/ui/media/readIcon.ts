/** A drawing that is safe to inline: rebuilt from allowed shapes and presentation attributes. */
export interface IconDrawing {
  viewBox: string;
  markup: string;
}

const SHAPES = new Set(
  'g path circle rect ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask'.split(' '),
);
const LOOKS = new Set(
  `d cx cy r fx fy x y x1 y1 x2 y2 rx ry width height points transform opacity id offset mask clip-path clip-rule
  fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-opacity stop-color stop-opacity gradientUnits gradientTransform spreadMethod`.split(/\s+/),
);
/** No colon, slash, entity or quote, so that a value cannot reference anything outside the drawing. */
const PLAIN = /^[\w\s.,#%()+-]*$/;
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the shapes of an SVG text (A-124). Any other element is dropped with its content: scripts, styles, frames, links, other files.
 * null if the text is not a readable SVG.
 */
export function readIcon(text: string): IconDrawing | null {
  let root: Record<string, string> | undefined;
  let markup = '';
  /** Names of open elements; inside a dropped element everything is dropped. */
  const open: string[] = [];
  let leftOutAt = Number.POSITIVE_INFINITY;
  for (const [, closes, name = '', attributes = '', empty] of text.replace(/<!--[^]*?-->/g, '').matchAll(TAG)) {
    if (!root) {
      if (name !== 'svg' || closes || empty) return null;
      root = Object.fromEntries(attributesOf(attributes));
    } else if (closes) {
      if (open.length === 0) break;
      if (open.pop() !== name) return null;
      if (open.length < leftOutAt) markup += `</${name}>`;
      else if (open.length === leftOutAt) leftOutAt = Number.POSITIVE_INFINITY;
    } else {
      const isShown = open.length < leftOutAt && SHAPES.has(name);
      if (isShown) markup += `<${name}${looksOf(attributesOf(attributes))}${empty ? '/' : ''}>`;
      if (empty) continue;
      if (!isShown) leftOutAt = Math.min(leftOutAt, open.length);
      open.push(name);
    }
  }
  if (!root || open.length > 0) return null;
  const {
    viewBox = `0 0 ${Number.parseFloat(root['width'] ?? '') || 24} ${Number.parseFloat(root['height'] ?? '') || 24}`,
  } = root;
  // The page sets the size; other attributes of the root apply to all shapes.
  const { width: _w, height: _h, x: _x, y: _y, id: _id, ...look } = root;
  return PLAIN.test(viewBox) ? { viewBox, markup: `<g${looksOf(Object.entries(look))}>${markup}</g>` } : null;
}

function attributesOf(text: string): [name: string, value: string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']);
}

/** Prefixes ids of the drawing, so that they cannot collide with the page's. */
function looksOf(attributes: readonly (readonly [name: string, value: string])[]): string {
  return attributes
    .filter(([name, value]) => LOOKS.has(name) && PLAIN.test(value) && !/url\((?!#)/.test(value))
    .map(([name, value]) => ` ${name}="${name === 'id' ? `icon-${value}` : value.replaceAll('url(#', 'url(#icon-')}"`)
    .join('');
}
