import { sortBanners } from '../../shared/domain/sortBanners.ts';
import type { LoaderArgs } from '../context/LoaderArgs.ts';
import { loadPromotions } from '../lib/loadPromotions.ts';
import { type PromotionCard, toPromotionCard } from '../lib/promotionCard.ts';

/** Promotions still running, in the operator's order. */
export async function loadPromotionCards(
  args: Pick<LoaderArgs, 'call' | 'content' | 'signal'>,
): Promise<PromotionCard[]> {
  const [{ imageNames }, banners] = await Promise.all([args.content('prazer-config'), loadPromotions(args)]);
  return sortBanners(banners, Date.now()).map((banner) => toPromotionCard(banner, imageNames.banner));
}
