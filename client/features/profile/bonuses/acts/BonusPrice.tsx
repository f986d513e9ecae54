import { usePageData } from '#client/context/usePageData.ts';
import { ForecastPlace } from '#client/entities/bonus/ForecastPlace.tsx';
import { useFacts } from '#client/stores/useFacts.ts';
import type { BonusView } from '../BonusView.ts';

/** The cost of a bonus, compared with the player's main balance. */
export function BonusPrice({ bonus: { held, wager } }: { bonus: BonusView }) {
  const { returns } = usePageData<typeof import('../../bonuses.loader.ts')>();
  const { main } = useFacts('balances');
  if (!held || !wager || main?.currency !== held.currency) return null;
  const { required, maxBet, counted } = wager;
  return <ForecastPlace terms={{ bonus: held, required, maxBet, counted }} ownMoney={main.amount} returns={returns} />;
}
