import { useEffect, useState } from 'react';
import { getReturns } from '../../../../shared/api/rewards/bonusFacts.contract.ts';
import { useApp } from '../../../context/useApp.ts';
import { depositTerms } from '../../../entities/bonus/depositTerms.ts';
import type { GameReturn } from '../../../entities/bonus/GameReturn.ts';
import { SpokenForecast } from '../../../entities/bonus/SpokenForecast.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/navigation/Button.tsx';

export interface OfferCostProps {
  /** `description.deposit` of the chosen offer. */
  gift: unknown;
  /** Sum of the deposit, in major units of the offer's currency. */
  sum: number;
  /** null: not loaded yet. */
  returns: readonly GameReturn[] | null;
  onWithout: () => void;
}

/** Cost of the chosen bonus for the typed sum, and a button to decline it; nothing if the conditions are not numbers. */
export function OfferCost({ gift, sum, returns: given, onWithout }: OfferCostProps) {
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
  const terms = depositTerms(gift, sum);
  const returns = given ?? loaded;
  if (!terms || !returns) return null;
  return (
    <>
      <SpokenForecast terms={terms} own={sum} returns={returns} isOddsAsked />
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
