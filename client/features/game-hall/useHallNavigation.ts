import { startTransition, use, useEffect, useOptimistic } from 'react';
import { NavigationContext } from '#client/context/NavigationContext.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useReload } from '#client/context/useReload.ts';
import { withLocale } from '#shared/locales.ts';
import { type HallQuery, hallHref, parseHallQuery } from '#shared/url/hallQuery.ts';
import { isHallPage } from './isHallPage.ts';

interface HallNavigation {
  /** Last requested query; differs from the list on screen while the new list loads. */
  wanted: HallQuery;
  isBusy: boolean;
  /** Changes the address, and with it the list. `replace`: without a history entry. */
  go: (change: Partial<HallQuery>, options?: { replace?: boolean }) => void;
}

/** The address is the state of the hall. `shown`: query of the list on screen; `target`: deferred location of the list that is being loaded. */
export function useHallNavigation(shown: HallQuery, target: PageLocation | null): HallNavigation {
  const { locale } = useApp();
  const navigation = use(NavigationContext);
  const navigate = useNavigate();
  const { reload } = useReload();
  const isBusy = target !== null;
  // Optimistic: a pressed checkbox must not flicker until the router has rendered.
  const [wanted, setWanted] = useOptimistic(target ? parseHallQuery(new URLSearchParams(target.search)) : shown);

  // A guest page may come from a cache whose key ignores part of the query: reload when the address asks for another list.
  useEffect(() => {
    const requested = parseHallQuery(new URLSearchParams(window.location.search));
    if (hallHref(requested) !== hallHref(shown)) void reload();
    // Only for the first page; later the router keeps both in sync.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    wanted,
    isBusy,
    go: (change, { replace = false } = {}) => {
      // A delayed search must not cancel the navigation to a game pressed meanwhile.
      const going = navigation.read().target;
      if (going !== null && !isHallPage(going)) return;
      const next = { ...wanted, page: 1, ...change };
      startTransition(async () => {
        setWanted(next);
        await navigate(withLocale(hallHref(next), locale), { replace, preventScrollReset: true });
      });
    },
  };
}
