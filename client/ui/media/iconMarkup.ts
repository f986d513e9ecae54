import { type IconName, iconShapes } from './iconShapes.ts';

const SHAPE = /<(path|circle|rect) ([^>]*)\/>/g;

const markups = new Map(
  Object.entries(iconShapes).map(([name, body]) => [name as IconName, { __html: joinedShapes(body) }]),
);

/**
 * The shapes of an icon for a document, which shows them before the sprite arrives; undefined for plates and names that the sprite lacks.
 * The element around them has `data-icon`, by which the style sheet draws lines.
 */
export function iconMarkup(name: IconName): { __html: string } | undefined {
  return markups.get(name);
}

/** Lines as one path: a page has a hundred icons, and each element costs style and layout. */
function joinedShapes(body: string): string {
  let lines = '';
  let others = '';
  for (const [shape, kind, attributes = ''] of body.matchAll(SHAPE)) {
    const of = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    if (/fill|transform/.test(attributes)) others += shape;
    else if (kind === 'path') lines += of['d'];
    else if (kind === 'circle') lines += circlePath(Number(of['cx']), Number(of['cy']), Number(of['r']));
    else lines += rectPath(of);
  }
  return lines === '' ? others : `<path d="${lines}"/>${others}`;
}

function circlePath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function rectPath({ x, y, width, height, rx }: Record<string, string | undefined>): string {
  const r = Number(rx ?? 0);
  const [across, down] = [Number(width) - 2 * r, Number(height) - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${Number(x) + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
