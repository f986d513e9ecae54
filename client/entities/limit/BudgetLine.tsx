import { useEffect, useState } from 'react';
import { type Budget, getBudget } from '../../../shared/api/account/accountBudget.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { BudgetText, type BudgetTextProps } from './BudgetText.tsx';

/** Asks for what is left of the month's budget and says it in the messages of `player`; nothing where the platform knows none. */
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
