import { useEffect, useState } from 'react';
import type { Texts } from '#client/context/Texts.ts';
import { useApp } from '#client/context/useApp.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';

/** Loads the messages of a part that shows later than its page; true once they are loaded. `area` null: none are needed now. */
export function useMessages(area: string | null): boolean {
  const { intl } = useApp();
  const [loadedTexts, setLoadedTexts] = useState<Texts | null>(null);
  useEffect(() => {
    if (area === null) return;
    let hasLeft = false;
    // Until then the part does not show.
    void untilLoaded(() => intl.load([area])).then(() => {
      if (!hasLeft) setLoadedTexts(intl);
    });
    return () => {
      hasLeft = true;
    };
  }, [intl, area]);
  return loadedTexts === intl;
}
