import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { brandContrasts } from '#shared/document/brandContrasts.ts';
import { brandStyles } from '#shared/document/brandStyles.ts';
import { contrastRatio } from '#shared/document/contrastRatio.ts';
import { anor } from '#tests/brands/anor.ts';

/** The shipped brand and a second one. */
const BRANDS = { yulduz: brand, anor };

const BLOCKS = {
  dark: /\[data-theme=.dark.\] \{([^}]*)\}/,
  light: /^:root,\s*\[data-theme\] \{([^}]*)\}/m,
  night: /^:root \{([^}@]*)/m,
};

for (const [name, one] of Object.entries(BRANDS)) {
  test.each(brandContrasts(one))(
    `${name} $theme: $front on $back has a contrast of at least $least`,
    ({ ratio, least }) => {
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );
}

test('the contrasts of a brand are those of texts, graphics and dark parts in both themes', () => {
  const contrasts = brandContrasts(brand);
  const countOf = (theme: string, least: number) =>
    contrasts.filter((one) => one.theme === theme && one.least === least).length;
  expect([countOf('dark', 4.5), countOf('light', 4.5), countOf('dark', 3), countOf('night', 4.5)]).toEqual([
    75, 75, 17, 17,
  ]);
  const pale = { ...brand, light: { ...brand.light, muted: '#c0c0c0', text: 'red' } };
  const poor = brandContrasts(pale).filter(({ ratio, least }) => ratio < least);
  expect(new Set(poor.map(({ theme, front }) => `${theme} ${front}`))).toEqual(new Set(['light muted', 'light text']));
});

test('both brands define the same tokens, equal in the dark and the light theme', () => {
  const css = { yulduz: brandStyles(brand), anor: brandStyles(anor) };
  const names = (text: string, block: RegExp) =>
    [...(block.exec(text)?.[1] ?? '').matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(names(css.yulduz, BLOCKS.dark)).toHaveLength(40);
  for (const text of Object.values(css)) {
    expect(names(text, BLOCKS.light)).toEqual(names(text, BLOCKS.dark));
    expect(names(text, BLOCKS.dark)).toEqual(names(css.yulduz, BLOCKS.dark));
    expect(names(text, BLOCKS.night)).toEqual(names(css.yulduz, BLOCKS.night));
  }
});

test('contrastRatio matches known WCAG ratios', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#f0475f')).toBeCloseTo(3.6, 1);
});
