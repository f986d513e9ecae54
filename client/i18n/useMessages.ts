import { useEffect, useState } from 'react';
import type { Texts } from '#client/context/Texts.ts';
import { useApp } from '#client/context/useApp.ts';

/** Loads the messages of a part that shows later than its page; true once they are loaded. */
export function useMessages(area: string): boolean {
  const { intl } = useApp();
  const [loadedTexts, setKnown] = useState<Texts | null>(null);
  useEffect(() => {
    let hasLeft = false;
    intl.load([area]).then(
      () => {
        if (!hasLeft) setKnown(intl);
      },
      // Without messages the part does not show; the next mount tries again.
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [intl, area]);
  return loadedTexts === intl;
}
