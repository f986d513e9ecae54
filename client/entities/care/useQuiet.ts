import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { QuietReason } from '../../../shared/rewards/quietReason.ts';
import { stripLocale } from '../../../shared/locales.ts';
import { useApp } from '../../context/useApp.ts';
import { askQuiet } from './askQuiet.ts';

/** Where limits, breaks and offers are chosen and money is paid in. */
const CHANGING = new Set(['cashier', 'profile']);

/** Whether nothing may be sold to the player on this page: so it is until the platform has said otherwise, and it is asked again after what can change it. */
export function useQuiet(): { isQuiet: boolean; reason: QuietReason | null } {
  // Not the whole context: it is another one when the operator's words come.
  const { call, stores, timeoutBudget } = useApp();
  const section = stripLocale(useLocation().pathname).split('/')[1] ?? '';
  const place = CHANGING.has(section) ? section : '';
  const [known, setKnown] = useState<{ place: string; reason: QuietReason | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without a signal: whoever asks in the same moment shares the answer.
    void askQuiet({ call, stores, timeoutBudget }).then((reason) => {
      if (!isGone) setKnown({ place, reason });
    });
    return () => {
      isGone = true;
    };
  }, [call, stores, timeoutBudget, place]);
  return { isQuiet: known === null || known.reason !== null, reason: known?.reason ?? null };
}
