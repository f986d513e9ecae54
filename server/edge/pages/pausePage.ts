import { plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Brand } from '#shared/brand.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface Pause {
  /** Unix seconds; null: permanent. */
  until: number | null;
  locale: Locale;
  brand: Brand;
  nonce: string;
}

/** The page for a player whose break has just begun: when it ends, and where to find help and their money. */
export function pausePage({ until, locale, brand, nonce }: Pause): string {
  const text = plainTexts(locale);
  const title = text('plain.pauseTitle');
  const ms = inMs(until ?? 0);
  const end =
    until === null
      ? text('plain.pauseForGood')
      : text('plain.pauseUntil', { time: `${formatDate(ms)}, ${formatTime(ms)}` });
  const link = (path: string, label: string) => `<a href="${withLocale(path, locale)}">${label}</a>`;
  return plainDocument({
    locale,
    brand,
    nonce,
    title,
    styles: 'p.links{display:flex;flex-wrap:wrap;gap:0 24px}',
    body: `<h1>${title}</h1>
<p>${end}</p>
<p>${text('plain.pauseText')}</p>
<p class="links">${link(paths.support.build(), text('plain.pauseSupport'))}${link(
      paths.contentPage.build({ slug: 'responsible-gaming' }),
      text('plain.pauseHelp'),
    )}${link(paths.home.build(), text('plain.home'))}</p>`,
  });
}
