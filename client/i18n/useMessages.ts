import { useEffect, useState } from 'react';
import type { Texts } from '#client/context/Texts.ts';
import { useApp } from '#client/context/useApp.ts';

/** Loads the messages of a part that shows later than its page; true once they are loaded. */
export function useMessages(area: string): boolean {
  const { intl } = useApp();
  const [known, setKnown] = useState<Texts | null>(null);
  useEffect(() => {
    let left = false;
    intl.load([area]).then(
      () => {
        if (!left) setKnown(intl);
      },
      // Without messages the part does not show; the next mount tries again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [intl, area]);
  return known === intl;
}
