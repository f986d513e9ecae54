import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { Budget } from '#shared/api/account/accountBudget.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';

export interface BudgetTextProps {
  budget: Pick<Budget, 'amount' | 'left'>;
  /** Message id. */
  id: string;
  className?: string | undefined;
  /** Without links. */
  isPlain?: boolean;
}

/** The rest of the month's budget, with a link to its settings; renders nothing when no budget is set. */
export function BudgetText({ budget: { amount, left: remaining }, id, className, isPlain }: BudgetTextProps) {
  const { locale } = useApp();
  const text = useText();
  if (!amount || !remaining) return null;
  const line = text(id, { left: formatMoney(remaining, locale), amount: formatMoney(amount, locale) });
  return (
    <p className={className}>
      {isPlain ? line : <LocaleLink to={`${paths.profileResponsibleGame.build()}#budget`}>{line}</LocaleLink>}
    </p>
  );
}
