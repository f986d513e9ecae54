import { makeElement } from './makeElement.ts';

const sportShapes: Record<string, string> = {
  football:
    'M12 3a9 9 0 1 0 .1 0zM12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M20.5 9.5 16 11M17.5 19l-3-3.5M6.5 19l3-3.5M3.5 9.5 8 11',
  tennis: 'M12 3a9 9 0 1 0 .1 0zM5.5 6c4 3 4 9 0 12M18.5 6c-4 3-4 9 0 12',
  mma: 'M7 20v-6l-2-3V7a2 2 0 0 1 2-2h8a4 4 0 0 1 4 4v2a5 5 0 0 1-3 4.5V20zM9 9h5',
  esports:
    'M7 8h10a5 5 0 0 1 5 5v1a3 3 0 0 1-5.5 1.6L15 14H9l-1.500 1.600A3 3 0 0 1 2 14v-1a5 5 0 0 1 5-5zM7 11v3M5.500 12.500h3M16 11v.1M18 13v.1',
};

/** The icon of a sport, of `live` (a dot) or of everything (lines). */
export function drawSportIcon(name: string): Node {
  if (name === 'live') return makeElement('i', { class: 'dot' });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', sportShapes[name] ?? 'M5 6h14M5 12h14M5 18h14');
  svg.append(shape);
  return svg;
}
