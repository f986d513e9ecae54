import type { ContentSource } from '../../../shared/content/ContentSource.ts';
import { sortBanners } from '../../../shared/domain/sortBanners.ts';
import { loadPromotions, type PromotionSources } from './loadPromotions.ts';
import { type PromotionCard, toPromotionCard } from './promotionCard.ts';

/** Running promotions, in the operator's order. */
export async function loadPromotionCards(
  args: PromotionSources & { content: ContentSource },
): Promise<PromotionCard[]> {
  const [{ imageNames }, banners] = await Promise.all([args.content('prazer-config'), loadPromotions(args)]);
  return sortBanners(banners, Date.now()).map((banner) => toPromotionCard(banner, imageNames.banner));
}
