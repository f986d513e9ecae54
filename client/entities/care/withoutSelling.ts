import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';
import type { MenuLink } from '#shared/content/common.content.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { paths } from '#shared/url/paths.ts';
import { type Frame, keepLinks } from './keepLinks.ts';

/** Pages that use holdBack, the list of offers, and paying in, whose button in the header is hidden too. */
const SELLING = [
  paths.promotions,
  paths.offers,
  paths.tournaments,
  paths.jackpots,
  paths.winners,
  paths.loyalty,
  paths.deposit,
].map(({ pattern }) => pattern);

function sells({ url, action }: MenuLink): boolean {
  const [place = ''] = url.split(/[?#]/, 1);
  return action === 'signUp' || SELLING.some((page) => place === page || place.startsWith(`${page}/`));
}

/** Every link of the frame to a page that a closed account cannot open. */
function isShut({ url, action }: MenuLink): boolean {
  const [place = ''] = url.split(/[?#]/, 1);
  return action === 'search' || (place.startsWith('/') && !isOpenToClosed(place));
}

/** Removes links to advertising pages and to paying in from menus and footer; returns the same object when pages are not held back. */
export async function withoutSelling(frame: Frame, reason: QuietReason): Promise<Frame> {
  if (!isHeldBack(reason)) return frame;
  return keepLinks(frame, (link) => !sells(link) && !(reason === 'closed' && isShut(link)));
}
