import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface AwayPage extends PlainPage {
  /** `pause`: a break has just begun. `left`: the account has just been closed. */
  why: 'pause' | 'left';
  /** When the break ends, or the account may be opened again, Unix seconds; null: never. */
  until: number | null;
}

/** The page for a player who has just gone away: until when, what happens to their money, and where to find help. */
export function awayPage({ why, until, ...page }: AwayPage): string {
  const { locale } = page;
  const text = plainTexts(locale);
  const title = text(`plain.${why}Title`);
  const ms = inMs(until ?? 0);
  const end =
    until === null
      ? text(`plain.${why}ForGood`)
      : text(`plain.${why}Until`, { time: `${formatDate(ms)}, ${formatTime(ms)}` });
  const link = (path: string, label: string) => `<a href="${withLocale(path, locale)}">${label}</a>`;
  return plainDocument({
    ...page,
    title,
    styles: 'p.links{display:flex;flex-wrap:wrap;gap:0 24px}',
    body: `<h1>${title}</h1>
<p>${end}</p>
<p>${text(`plain.${why}Text`)}</p>
<p class="links">${link(paths.support.build(), text('plain.pauseSupport'))}${link(
      paths.contentPage.build({ slug: 'responsible-gaming' }),
      text('plain.pauseHelp'),
    )}${link(paths.home.build(), text('plain.home'))}</p>`,
  });
}
