import { useEffect, useState } from 'react';
import { type Budget, getBudget } from '../../../shared/api/account/accountBudget.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { BudgetText, type BudgetTextProps } from './BudgetText.tsx';

/** Loads and shows the rest of the month's budget, with messages of `player`; renders nothing when the platform has no budgets. */
export function BudgetLine(look: Pick<BudgetTextProps, 'className' | 'isPlain'>) {
  const { call } = useApp();
  const [budget, setBudget] = useState<Budget | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    call(getBudget, {}, { signal: abort.signal }).then(setBudget, () => undefined);
    return () => abort.abort();
  }, [call]);
  return budget && <BudgetText budget={budget} id="player.budgetLeft" {...look} />;
}
