import { useEffect, useState } from 'react';
import { type Settled, settle } from '#client/context/settle.ts';
import { useApp } from '#client/context/useApp.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import type { Finding } from '#shared/care/findSigns.ts';

const loadSigns = lateFunction(async () => (await import('./loadSigns.ts')).loadSigns);

/** What the rules find in the player's history; null while it is read. `value` null: too much to be judged. */
export function useSigns(): Settled<Finding | null> | null {
  const { call, stores } = useApp();
  const [signs, setSigns] = useState<Settled<Finding | null> | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void settle(loadSigns({ call, stores, signal: abort.signal })).then((result) => {
      if (!abort.signal.aborted) setSigns(result);
    });
    return () => abort.abort();
  }, [call, stores]);
  return signs;
}
