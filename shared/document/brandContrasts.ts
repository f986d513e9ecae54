import type { Brand } from '#shared/brand.ts';
import { contrastRatio } from './contrastRatio.ts';

/** Two tokens of a brand, and the contrast that they need. */
export interface BrandContrast {
  /** Where both stand: `dark`, `light`, or `night`, the parts that are dark in both themes. */
  theme: 'dark' | 'light' | 'night';
  front: string;
  back: string;
  /** 4.5 for text, 3 for graphics (WCAG 1.4.3, 1.4.11). */
  least: number;
  /** 1 to 21; 0 where one of the two is no `#rrggbb` colour. */
  ratio: number;
}

type Pair = [front: string, back: string];

const SURFACES = ['bg', 'sunken', 'raised', 'overlay', 'hover', 'field', 'selected', 'inset'];
const TEXTS = ['text', 'muted', 'primaryText', 'secondaryText', 'infoText', 'dangerText', 'successText'];
const SOFT = ['primary', 'secondary', 'info', 'danger', 'success'];

const texts: readonly Pair[] = [
  ...TEXTS.flatMap((token) => SURFACES.map((surface): Pair => [token, surface])),
  ...SOFT.map((tone): Pair => [`${tone}Text`, `${tone}Soft`]),
  ...SOFT.flatMap((tone): Pair[] => [
    ['text', `${tone}Soft`],
    ['muted', `${tone}Soft`],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSecondary', 'secondary'],
  ['onDanger', 'dangerFill'],
];
/** Field borders, the focus ring and bars are graphics. */
const shapes: readonly Pair[] = [
  ...['bg', 'sunken', 'raised', 'overlay', 'field'].flatMap((surface): Pair[] => [
    ['fieldLine', surface],
    ['secondary', surface],
    ['danger', surface],
  ]),
  ['progress', 'track'],
  ['secondary', 'track'],
];
const onNight: readonly Pair[] = [
  ...['onNight', 'onNightSoft', 'onNightMuted'].flatMap((token) =>
    ['night', 'night2', 'band1', 'band2'].map((ground): Pair => [token, ground]),
  ),
  ['onNightPrimary', 'night'],
  ['onNightPrimary', 'onPrimary'],
  ...['Gold', 'Silver', 'Bronze'].map((medal): Pair => ['onPrimary', `medal${medal}`]),
];

/** The contrasts of every pair of a brand's tokens that stand on each other, in both themes. */
export function brandContrasts({ dark, light, both }: Brand): BrandContrast[] {
  return [
    ...([dark, light] as const).flatMap((tokens, index) => {
      const theme = index === 0 ? 'dark' : 'light';
      return [...measured(theme, tokens, texts, 4.5), ...measured(theme, tokens, shapes, 3)];
    }),
    ...measured('night', { ...dark, ...both }, onNight, 4.5),
  ];
}

function measured(
  theme: BrandContrast['theme'],
  tokens: Readonly<Record<string, string | null>>,
  pairs: readonly Pair[],
  least: number,
): BrandContrast[] {
  return pairs.map(([front, back]) => {
    const colours = [colourOf(tokens, front), colourOf(tokens, back)] as const;
    return { theme, front, back, least, ratio: colours.every(isColour) ? contrastRatio(...colours) : 0 };
  });
}

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** The value of a token; follows one reference to another: `var(--primary-text)`. */
function colourOf(tokens: Readonly<Record<string, string | null>>, name: string): string {
  const value = tokens[name] ?? '';
  const other = /^var\(--([a-z\d-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : (tokens[other.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] ?? '');
}
