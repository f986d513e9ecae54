import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { type Budget, getBudget } from '#shared/api/account/accountBudget.contract.ts';
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
