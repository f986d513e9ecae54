import { startTransition, use, useEffect, useOptimistic } from 'react';
import type { Location } from 'react-router';
import { stripLocale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { NavigationContext } from '../../context/NavigationContext.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { useReload } from '../../context/useReload.ts';
import { type HallQuery, hallHref, parseHallQuery } from '../../../shared/url/hallQuery.ts';

interface HallNavigation {
  /** What the player asked for last; ahead of the list on screen while that one is on its way. */
  wanted: HallQuery;
  isBusy: boolean;
  /** Changes the address; the list follows. `replace` for steps nobody goes back to. */
  go: (change: Partial<HallQuery>, options?: { replace?: boolean }) => void;
}

/** The address is the state of the hall. `shown`: what the list on screen answers; `target`: where the player is going, as far as it is drawn. */
export function useHallNavigation(shown: HallQuery, target: Location | null): HallNavigation {
  const { locale } = useApp();
  const navigation = use(NavigationContext);
  const navigate = useNavigate();
  const { reload } = useReload();
  const isBusy = target !== null && isHall(target);
  // At once, not when the router has rendered: a box that is pressed must not blink.
  const [wanted, setWanted] = useOptimistic(isBusy ? parseHallQuery(new URLSearchParams(target.search)) : shown);

  // A guest's page comes from a cache whose key may hold less than the address does: the rest is caught up with here.
  useEffect(() => {
    const asked = parseHallQuery(new URLSearchParams(window.location.search));
    if (hallHref(asked) !== hallHref(shown)) void reload();
    // Only for the page as it came; later the router keeps both together.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    wanted,
    isBusy,
    go: (change, { replace = false } = {}) => {
      // A search that was still waiting must not call back the player who has pressed a game meanwhile.
      const going = navigation.read().target;
      if (going !== null && !isHall(going)) return;
      const next = { ...wanted, page: 1, ...change };
      startTransition(async () => {
        setWanted(next);
        await navigate(withLocale(hallHref(next), locale), { replace, preventScrollReset: true });
      });
    },
  };
}

const isHall = ({ pathname }: Location) => stripLocale(pathname) === paths.gamehall.build();
