import { type Banner, getBanners } from '../../shared/api/banners.contract.ts';
import type { LoaderArgs } from '../context/LoaderArgs.ts';

const SHOWN = 50;

/** Promotions are banners of a place of their own: the contract has no other method for them. */
export async function loadPromotions({ call, signal }: Pick<LoaderArgs, 'call' | 'signal'>): Promise<Banner[]> {
  const { items } = await call(getBanners, { place: 'promotions', count: SHOWN }, { signal });
  return items;
}
