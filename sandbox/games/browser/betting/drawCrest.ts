/** Dark enough for white letters. */
const crestColours = [
  '#b3203a',
  '#1d5fc4',
  '#0f7a55',
  '#7a45c0',
  '#b5560f',
  '#0b7186',
  '#3a4aa8',
  '#9a3577',
  '#54720f',
  '#8e2d22',
];
/** The second colour: a half, a sash or a stripe of the shield. */
const crestParts = [
  'M12 1.500v21.300c5.300-2.100 9-5.600 9-10.500V4z',
  'M3 4v4l17 8 1-4v-3.500L8.500 2.500z',
  'M9 2.300v19l3 1.500 3-1.500v-19l-3-.8z',
];

/** The shield of a side, decorative: colours and pattern follow from its name, so that it looks the same everywhere. */
export function drawCrest(name: string, size: number): Node {
  const svgOf = 'http://www.w3.org/2000/svg';
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  const first = hash % crestColours.length;
  const second = (first + 1 + ((hash >>> 7) % (crestColours.length - 1))) % crestColours.length;
  const svg = document.createElementNS(svgOf, 'svg');
  for (const [key, value] of Object.entries({
    class: 'crest',
    viewBox: '0 0 24 24',
    width: String(size),
    height: String(size),
    'aria-hidden': 'true',
  }))
    svg.setAttribute(key, value);
  const shapes: [path: string, fill: string][] = [
    ['M12 1.500 21 4v8.300c0 4.900-3.700 8.400-9 10.500-5.300-2.100-9-5.600-9-10.500V4z', crestColours[first] ?? ''],
    [crestParts[(hash >>> 3) % crestParts.length] ?? '', crestColours[second] ?? ''],
  ];
  for (const [path, fill] of shapes) {
    const shape = document.createElementNS(svgOf, 'path');
    shape.setAttribute('d', path);
    shape.setAttribute('fill', fill);
    svg.append(shape);
  }
  const words = name.split(/\s+/);
  const letters = document.createElementNS(svgOf, 'text');
  letters.setAttribute('x', '12');
  letters.setAttribute('y', '14.500');
  letters.textContent = (words.length > 1 ? words.map(([letter]) => letter).join('') : name).slice(0, 2).toUpperCase();
  svg.append(letters);
  return svg;
}
