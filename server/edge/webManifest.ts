import type { RequestHandler } from 'express';
import type { WebSettings } from '../../shared/content/webSettings.content.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, withLocale } from '../../shared/locales.ts';
import { paths } from '../../shared/paths.ts';

export interface WebManifestOptions {
  /** Defaults where the content service cannot answer: a site without a manifest would lose its place on home screens. */
  read: (locale: Locale) => Promise<WebSettings>;
}

/** What a long press on the icon offers; two words, for phones cut the rest. */
const SHORTCUTS: Record<Locale, readonly (readonly [name: string, url: string])[]> = {
  uz: [
    ['Oʻyinlar', paths.gamehall.build()],
    ['Hisobni toʻldirish', paths.deposit.build()],
    ['Yordam', paths.support.build()],
  ],
  ru: [
    ['Игры', paths.gamehall.build()],
    ['Пополнить счёт', paths.deposit.build()],
    ['Поддержка', paths.support.build()],
  ],
};

/** `/manifest.webmanifest`, `?locale=ru` for Russian: how the site looks when it is installed, from web-settings. */
export function webManifest({ read }: WebManifestOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== '/manifest.webmanifest' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const asked = req.query['locale'];
    const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
    const { manifest, favicon } = await read(locale);
    const icons = manifest.icons.filter(({ src }) => src !== '');
    const body = {
      // The same for both languages, so that the second one does not install a second app.
      id: '/',
      lang: locale,
      dir: 'ltr',
      name: manifest.name,
      short_name: manifest.shortName,
      ...(manifest.description ? { description: manifest.description } : {}),
      start_url: withLocale('/', locale),
      scope: '/',
      display: 'standalone',
      theme_color: manifest.themeColor,
      background_color: manifest.backgroundColor,
      categories: ['games', 'entertainment'],
      icons:
        icons.length > 0
          ? icons
          : [{ src: favicon.svg || '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      shortcuts: SHORTCUTS[locale].map(([name, url]) => ({ name, url: withLocale(url, locale) })),
    };
    res.set('Cache-Control', 'public, max-age=300').type('application/manifest+json').send(JSON.stringify(body));
  };
}
