import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { convertMoney, type Rates } from '#shared/domain/money/convertMoney.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';

interface AccountCostProps {
  /** The typed sum; null: none. */
  sum: Money | null;
  /** Currency of the player's account. */
  account: string;
  rates: Rates;
}

/** What a withdrawal in another currency takes from the balance. */
export function AccountCost({ sum, account, rates }: AccountCostProps) {
  const text = useText();
  const { locale } = useApp();
  const cost = sum && convertMoney(sum, account, rates, 'up');
  return (
    <p aria-live="polite">
      {sum && (cost ? text('withdraw.cost', { sum: formatMoney(cost, locale) }) : text('withdraw.costByRate'))}
    </p>
  );
}
