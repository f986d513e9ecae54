import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import type { GameReturn } from '#client/entities/bonus/GameReturn.ts';
import { offerPlan } from '#client/entities/bonus/offerPlan.ts';
import { SpokenForecast } from '#client/entities/bonus/SpokenForecast.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { getReturns } from '#shared/api/rewards/bonusFacts.contract.ts';
import type { Rates } from '#shared/domain/money/convertMoney.ts';
import type { DepositSums } from './depositSums.ts';

export interface OfferCostProps {
  /** `description.deposit` of the chosen offer. */
  gift: unknown;
  sums: DepositSums;
  rates: Rates;
  /** null: not loaded yet. */
  returns: readonly GameReturn[] | null;
  onWithout: () => void;
}

/**
 * Cost of the chosen bonus for the typed sum and the balance that is staked before it, and a button to decline it; nothing if the conditions
 * are not numbers.
 */
export function OfferCost({ gift, sums: { sum, arrives }, rates, returns: given, onWithout }: OfferCostProps) {
  const text = useText();
  const { call } = useApp();
  const [loaded, setLoaded] = useState(given);
  useEffect(() => {
    if (given) return;
    call(getReturns, {}).then(
      ({ items }) => setLoaded(items),
      () => setLoaded([]),
    );
  }, [call, given]);
  const { main } = useFacts('balances');
  const credited = arrives?.money ?? sum;
  const plan = offerPlan({ deposit: gift, sum, credited, balance: main, currency: credited.currency, rates });
  const returns = given ?? loaded;
  if (!plan || !returns) return null;
  return (
    <>
      <SpokenForecast {...plan} returns={returns} isOddsAsked />
      <Button
        size="large"
        wide
        onClick={({ currentTarget }) => {
          onWithout();
          // This button disappears: move the focus to the choice.
          currentTarget.form?.querySelector<HTMLElement>('[name=offer][value=""]')?.focus();
        }}
      >
        {text('deposit.noOffer')}
      </Button>
    </>
  );
}
