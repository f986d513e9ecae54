import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useLiveNews } from '#client/lib/live/useLiveNews.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { askQuiet } from './askQuiet.ts';
import { changingSection } from './changingSection.ts';

/**
 * Whether nothing may be advertised to the player. True until the platform has answered; asked again after visits to sections in which it
 * may change, and when the platform reports a change of limits.
 */
export function useQuiet(): { isQuiet: boolean; reason: QuietReason | null } {
  // Not the whole context: it is a new object once the operator's messages arrive.
  const { call, stores, timeoutBudget } = useApp();
  const place = changingSection(useLocation().pathname);
  const [answered, setAnswered] = useState<{ reason: QuietReason | null } | null>(null);
  const [changes, setChanges] = useState(0);
  useLiveNews('limits', () => {
    stores.care.forget();
    setChanges((count) => count + 1);
  });
  useLiveNews('balance', stores.care.forget);
  // A change of place or of limits asks again.
  useEffect(() => {
    let isGone = false;
    // Without a signal: other callers of the same moment share this request.
    void askQuiet({ call, stores, timeoutBudget }).then((reason) => {
      if (!isGone) setAnswered({ reason });
    });
    return () => {
      isGone = true;
    };
  }, [call, stores, timeoutBudget, place, changes]);
  return { isQuiet: answered === null || answered.reason !== null, reason: answered?.reason ?? null };
}
