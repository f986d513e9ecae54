import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { paths } from '#shared/url/paths.ts';
import { answerPage } from './answerPage.ts';

interface AwayPage {
  /** `pause`: a break has just begun. `left`: the account has just been closed. */
  why: 'pause' | 'left';
  /** When the break ends, or the account may be opened again, Unix seconds; null: never. */
  until: number | null;
}

/** The page for a player who has just gone away: until when, what happens to their money, and where to find help. */
export const awayPage = ({ why, until }: AwayPage) =>
  answerPage(`plain.${why}Title`, ({ text, href }) => {
    const ms = inMs(until ?? 0);
    const end =
      until === null
        ? text(`plain.${why}ForGood`)
        : text(`plain.${why}Until`, { time: `${formatDate(ms)}, ${formatTime(ms)}` });
    const link = (path: string, label: string) => `<a href="${href(path)}">${label}</a>`;
    return {
      styles: 'p.links{display:flex;flex-wrap:wrap;gap:0 24px}',
      body: `<p>${end}</p>
<p>${text(`plain.${why}Text`)}</p>
<p class="links">${link(paths.support.build(), text('plain.pauseSupport'))}${link(
        paths.contentPage.build({ slug: 'responsible-gaming' }),
        text('plain.pauseHelp'),
      )}${link(paths.home.build(), text('plain.home'))}</p>`,
    };
  });
