import type { RequestHandler, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { WebSettings } from '#shared/content/webSettings.content.ts';
import { DEFAULT_LOCALE, isReading, type Language, languageOf, withLocale } from '#shared/locales.ts';
import { contentToCyrillic } from '#shared/script/contentToCyrillic.ts';
import { paths } from '#shared/url/paths.ts';

/** Where the manifest's content is read from. */
export interface WebManifestOptions {
  /** Web settings; the defaults when the content service fails, because a site without a manifest loses its place on home screens. */
  read: (locale: Language, res: Response) => Promise<WebSettings>;
  /** Patterns of existing pages: a shortcut to a missing page would open a 404. */
  patterns: () => Promise<ReadonlySet<string>>;
}

/** The entries of the icon's long-press menu; two words, because phones cut longer ones. */
const SHORTCUTS = [
  ['plain.shortcutGames', paths.gamehall],
  ['plain.shortcutDeposit', paths.deposit],
  ['plain.shortcutSupport', paths.support],
] as const;

/**
 * Serves `/manifest.webmanifest` (`?locale=ru` for Russian, `uz-Cyrl` for Uzbek in Cyrillic script): how the installed site looks, from
 * web-settings; a field that is empty there has the value of the brand.
 */
export function webManifest({ read, patterns }: WebManifestOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== '/manifest.webmanifest' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const requested = req.query['locale'];
    const locale = isReading(requested) ? requested : DEFAULT_LOCALE;
    const language = languageOf(locale);
    const [settings, served] = await Promise.all([read(language, res), patterns()]);
    const { manifest, favicon } = locale === language ? settings : contentToCyrillic('web-settings', settings);
    const { brand } = contextOf(res);
    const text = plainTexts(locale);
    const icons = manifest.icons.filter(({ src }) => src !== '');
    const body = {
      // The same in each language, so that another language does not install a second app.
      id: '/',
      lang: locale,
      dir: 'ltr',
      name: manifest.name || brand.name,
      short_name: manifest.shortName || brand.name,
      ...(manifest.description ? { description: manifest.description } : {}),
      start_url: withLocale('/', locale),
      scope: '/',
      display: 'standalone',
      theme_color: manifest.themeColor || brand.dark.bg,
      background_color: manifest.backgroundColor || brand.dark.bg,
      categories: ['games', 'entertainment'],
      icons:
        icons.length > 0
          ? icons
          : [{ src: favicon.svg || '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      shortcuts: SHORTCUTS.filter(([, { pattern }]) => served.has(pattern)).map(([id, { build }]) => ({
        name: text(id),
        url: withLocale(build(), locale),
      })),
    };
    res.set('Cache-Control', 'public, max-age=300').type('application/manifest+json').send(JSON.stringify(body));
  };
}
