import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureTileGrid } from './PictureTileGrid.tsx';

const rules = readFileSync(new URL('PictureTileGrid.module.css', import.meta.url), 'utf8');

/** Columns by the name of a width, and by the attribute of the grid: the last rule that applies. */
function columnsOf(alone: string | undefined, width: 'tablet' | 'laptop' | 'desktop'): number {
  const applying = [...rules.matchAll(/@media \(([^)]+)\) \{(.*?)\n\}/gs)].flatMap(([, media = '', inside = '']) => {
    const isWide = media === 'min-width: 600px' || (media.includes('laptop-large') && width !== 'tablet');
    return isWide || (media.includes('from-desktop') && width === 'desktop') ? [inside] : [];
  });
  let columns = 1;
  for (const [, selector = '', count] of applying.join('').matchAll(/(\.grid\S*) \{[^}]*repeat\((\d)/g)) {
    const isEven = alone === 'even';
    if (selector.includes(':not([data-alone="even"])') ? isEven : selector.includes('[data-alone]') && !alone) continue;
    columns = Number(count);
  }
  return columns;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14])(
  'a grid of %i picture tiles leaves none alone below full rows on a desktop, if three or four columns can',
  (count) => {
    const html = renderToString(
      <PictureTileGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} />
        ))}
      </PictureTileGrid>,
    );
    const [, alone] = /data-alone="(\w+)"/.exec(html) ?? [];
    const columns = columnsOf(alone, 'desktop');
    expect([3, 4]).toContain(columns);
    const canBeFull = count % 3 !== 1 || count % 4 !== 1;
    if (count > 4 && canBeFull) expect(count % columns).not.toBe(1);
    if (count === 4) expect(columns).toBe(4);
    // Two columns on a smaller laptop, where four would be too narrow.
    if (count === 4 || count === 10) expect(columnsOf(alone, 'laptop')).toBe(2);
  },
);
