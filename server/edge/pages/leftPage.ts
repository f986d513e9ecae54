import { plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Brand } from '#shared/brand.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface Left {
  /** When the account may be opened again, Unix seconds; null: never. */
  opensAt: number | null;
  locale: Locale;
  brand: Brand;
  nonce: string;
}

/** The page for a player who has just closed the account: what happens to money and bets, and whether there is a way back. */
export function leftPage({ opensAt, locale, brand, nonce }: Left): string {
  const text = plainTexts(locale);
  const title = text('plain.leftTitle');
  const ms = inMs(opensAt ?? 0);
  const back =
    opensAt === null
      ? text('plain.leftForGood')
      : text('plain.leftUntil', { time: `${formatDate(ms)}, ${formatTime(ms)}` });
  const link = (path: string, label: string) => `<a href="${withLocale(path, locale)}">${label}</a>`;
  return plainDocument({
    locale,
    brand,
    nonce,
    title,
    styles: 'p.links{display:flex;flex-wrap:wrap;gap:0 24px}',
    body: `<h1>${title}</h1>
<p>${back}</p>
<p>${text('plain.leftText')}</p>
<p class="links">${link(paths.support.build(), text('plain.pauseSupport'))}${link(
      paths.contentPage.build({ slug: 'responsible-gaming' }),
      text('plain.pauseHelp'),
    )}${link(paths.home.build(), text('plain.home'))}</p>`,
  });
}
