import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { stripLocale } from '#shared/locales.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { askQuiet } from './askQuiet.ts';

/** Sections in which limits, breaks, the offers setting or the balance may change, or a limit is used up. */
const CHANGING = new Set(['cashier', 'profile', 'game', 'betting']);

/** Whether nothing may be advertised to the player. True until the platform has answered; asked again after visits to CHANGING sections. */
export function useQuiet(): { isQuiet: boolean; reason: QuietReason | null } {
  // Not the whole context: it is a new object once the operator's messages arrive.
  const { call, stores, timeoutBudget } = useApp();
  const section = stripLocale(useLocation().pathname).split('/')[1] ?? '';
  const place = CHANGING.has(section) ? section : '';
  const [answered, setAnswered] = useState<{ place: string; reason: QuietReason | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without a signal: other callers of the same moment share this request.
    void askQuiet({ call, stores, timeoutBudget }).then((reason) => {
      if (!isGone) setAnswered({ place, reason });
    });
    return () => {
      isGone = true;
    };
  }, [call, stores, timeoutBudget, place]);
  return { isQuiet: answered === null || answered.reason !== null, reason: answered?.reason ?? null };
}
