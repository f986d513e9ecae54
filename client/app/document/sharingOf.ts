import type { PageLine } from '#client/app/page.ts';
import { paths } from '#shared/url/paths.ts';

/**
 * What players share of a page. `content`: all but its PlayerHoles. `frame`: all but its content, which is the player's as a whole (ContentHole).
 */
export type Sharing = 'content' | 'frame';

/** Public pages that show every player the same, but for what is in a PlayerHole and loaded by `loadOwn` or `loadOwnDeferred`. */
const sharedContent: ReadonlySet<string> = /* @__PURE__ */ patternsOf(
  paths.home,
  paths.gamehall,
  paths.game,
  paths.platformGame,
  paths.platformCustomGame,
  paths.jackpots,
  paths.jackpot,
  paths.providers,
  paths.promotions,
  paths.promotion,
  paths.fairness,
  paths.contentPage,
);

/** Public pages with a form, a place or an offer of the player nearly everywhere. */
const ownContent: ReadonlySet<string> = /* @__PURE__ */ patternsOf(
  paths.tournaments,
  paths.winners,
  paths.offers,
  paths.loyalty,
  paths.loyaltyShop,
  paths.support,
);

/** Only the server reads it. Undefined for a page that is rendered for each player as a whole. */
export function sharingOf(line: Pick<PageLine, 'pattern' | 'audience'> | undefined): Sharing | undefined {
  if (!line) return undefined;
  if (line.audience === 'players' || ownContent.has(line.pattern)) return 'frame';
  return sharedContent.has(line.pattern) ? 'content' : undefined;
}

function patternsOf(...all: readonly { pattern: string }[]): ReadonlySet<string> {
  return new Set(all.map(({ pattern }) => pattern));
}
