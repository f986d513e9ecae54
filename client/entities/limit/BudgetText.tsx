import type { Budget } from '../../../shared/api/account/accountBudget.contract.ts';
import { formatMoney } from '../../../shared/domain/money/formatMoney.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';

export interface BudgetTextProps {
  budget: Pick<Budget, 'amount' | 'left'>;
  /** Message of the line. */
  id: string;
  className?: string | undefined;
  /** Where nothing may lead away. */
  isPlain?: boolean;
}

/** What is left of the month's budget, with the page where it is set; nothing where none is. */
export function BudgetText({ budget: { amount, left }, id, className, isPlain }: BudgetTextProps) {
  const { locale } = useApp();
  const text = useText();
  if (!amount || !left) return null;
  const line = text(id, { left: formatMoney(left, locale), amount: formatMoney(amount, locale) });
  return (
    <p className={className}>
      {isPlain ? line : <LocaleLink to={`${paths.profileResponsibleGame.build()}#budget`}>{line}</LocaleLink>}
    </p>
  );
}
