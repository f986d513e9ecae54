import type { Brand } from '#shared/brand.ts';

const NOTE =
  '/* Written from shared/brand.ts by brandStyles.test.ts, do not edit. Dark is the default; [data-theme] selects, paper is light. */';

/** The style sheet of a brand: its tokens as custom properties, `fieldLine` as `--field-line`, and its pictures as data addresses. */
export function brandStyles({ dark, light, both }: Brand): string {
  return [
    NOTE,
    rule(':root,\n[data-theme]', { colorScheme: 'light', ...light }),
    // `:where()`, or it would beat an operator's `:root`.
    onScreen(rule(':root:where(:not([data-theme="light"])),\n[data-theme="dark"]', { colorScheme: 'dark', ...dark })),
    rule(':root', both),
  ].join('\n');
}

function onScreen(styles: string): string {
  return `@media screen {\n${styles.replace(/^(?=.)/gm, '  ')}}\n`;
}

function rule(selector: string, tokens: Readonly<Record<string, string | null>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  ${propertyOf(name)}: ${cssOf(value)};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

function propertyOf(name: string): string {
  const kebab = name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`);
  return name === 'colorScheme' ? kebab : `--${kebab}`;
}

/** A picture, given as SVG or by its path, becomes `url()`. */
function cssOf(value: string | null): string {
  if (value === null) return 'none';
  if (value.startsWith('/')) return `url("${value}")`;
  if (!value.startsWith('<svg')) return value;
  return `url("data:image/svg+xml,${value.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}")`;
}
