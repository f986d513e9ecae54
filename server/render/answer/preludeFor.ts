import type { Visitor } from '#client/app/document/loadVisitor.ts';
import type { Cached } from '#server/cache/createCache.ts';
import type { PagePreludes } from '#server/pages/createPreludes.ts';
import type { PreludeVariant } from '#server/render/prelude/makePrelude.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';

/**
 * The prelude into which a visitor's own parts are filled; undefined: the page is rendered for them as a whole. `quiet`: why nothing may be
 * sold to them.
 */
export function preludeFor<T>(
  preludes: PagePreludes<T, PreludeVariant>,
  { stores: { session } }: Pick<Visitor, 'stores'>,
  quiet: QuietReason | null,
): Cached<T> | undefined {
  // What a player who is back finds above the page is in no prelude.
  if (!session.isPlayer || session.fatal || session.isPending || session.account?.has_absence) return undefined;
  const variant = variantOf(quiet);
  return variant === undefined ? undefined : preludes.of(variant);
}

function variantOf(quiet: QuietReason | null): PreludeVariant | undefined {
  if (quiet === null) return '';
  return quiet === 'limit' || quiet === 'marketing' ? quiet : undefined;
}
