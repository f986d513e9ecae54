import type { Call } from '#shared/api/call.ts';
import { type Banner, getBanners } from '#shared/api/site/banners.contract.ts';

const SHOWN = 50;

export interface PromotionSources {
  call: Call;
  signal: AbortSignal;
}

/** The contract has no method for promotions: they are the banners of the place `promotions`. */
export async function loadPromotions({ call, signal }: PromotionSources): Promise<Banner[]> {
  const { items } = await call(getBanners, { place: 'promotions', count: SHOWN }, { signal });
  return items;
}
