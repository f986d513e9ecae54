import * as z from 'zod';
import { type Brand, brand as built } from '#shared/brand.ts';
import { DEFAULT_LOCALE, type Language, LOCALES } from '#shared/locales.ts';

/** Pixels of the square icons that are no drawing: of tabs, of home screens of iOS, of home screens of others. */
const PNG_SIZES = ['32', '180', '192', '512'] as const;

/** A value of CSS that cannot end its declaration. */
const cssValue = z.string().regex(/^[^;{}<>\n]{1,200}$/, 'a value of CSS without ; { } < >');
/** SVG, or the path of an SVG file within the folder of brands. */
export const picture = z
  .string()
  .regex(
    /^(?:<svg[\s>][^]*<\/svg>\s*|(?![/.])[\w./-]+\.svg)$/,
    'SVG, or the path of an .svg file beside the brand file',
  )
  .refine((text) => !/<script|\son\w+\s*=/i.test(text), 'a picture without scripts');
const host = z
  .string()
  .regex(
    /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/,
    'a host name in lower case, with its port where it is not the usual one',
  );
const language = z.enum(LOCALES as [Language, ...Language[]], { error: `one of ${LOCALES.join(', ')}` });

const tokensOf = (tokens: Readonly<Record<string, unknown>>, pictures: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(
      Object.keys(tokens).map((name) => [name, (pictures.includes(name) ? picture : cssValue).optional()]),
    ),
  );

/**
 * The shape of a brand file. Tokens, pictures and fonts that it does not name are those of the build's brand; a site is recognized by its
 * hosts, the host of `origin` included.
 */
export const brandFile = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^[^<>&"{}]{1,40}$/, 'a name of up to 40 characters without < > & " { }'),
  origin: z
    .string()
    .regex(/^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/, 'an origin in lower case, such as https://example.uz')
    // Such as a port that there cannot be.
    .refine((text) => URL.canParse(text), 'an origin in lower case, such as https://example.uz'),
  hosts: z.array(host).default([]),
  icon: picture,
  mark: picture,
  favicon: z
    .string()
    .regex(/^(?![/.])[\w./-]+\.ico$/, 'the path of an .ico file beside the brand file')
    .optional(),
  png: z
    .partialRecord(
      z.enum(PNG_SIZES),
      z.string().regex(/^(?![/.])[\w./-]+\.png$/, 'the path of a .png file beside the brand file'),
    )
    .default({}),
  dark: tokensOf(built.dark, ['logoMark']),
  light: tokensOf(built.light, ['logoMark']),
  both: tokensOf(built.both, ['logoLarge', 'tileBand'])
    .omit({ skyline: true })
    .extend({ skyline: z.union([picture, z.null()]).optional() }),
  fonts: z
    .array(
      z.strictObject({
        family: z.string().regex(/^[\w -]{1,40}$/, 'the name of a font'),
        file: z.string().regex(/^(?![/.])[\w./-]+\.woff2$/, 'the path of a .woff2 file beside the brand file'),
        weight: z
          .string()
          .regex(/^\d{3}(?: \d{3})?$/, 'a weight, or two: 400 700')
          .default('400'),
        range: z
          .string()
          .regex(/^U\+[\dA-Fa-f?+U, -]+$/, 'ranges of characters: U+0000-00FF, U+0131')
          .optional(),
        preload: z.boolean().default(false),
      }),
    )
    .default([]),
  languages: z
    .array(language)
    .min(1, 'at least one language')
    .default([...LOCALES]),
  language: language.default(DEFAULT_LOCALE),
  license: z.partialRecord(language, z.string().max(2_000)).default({}),
  variables: z.record(z.string(), z.string()).default({}),
});

/** A brand file after its check. */
export type BrandFile = Omit<z.output<typeof brandFile>, 'dark' | 'light' | 'both'> &
  Record<'dark' | 'light' | 'both', Partial<Brand['dark'] & Brand['both']>>;
