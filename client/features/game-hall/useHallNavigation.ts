import { startTransition, useEffect, useOptimistic } from 'react';
import { stripLocale, withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { useReload } from '../../context/useReload.ts';
import { useTarget } from '../../context/useTarget.ts';
import { type HallQuery, hallHref, parseHallQuery } from '../../../shared/url/hallQuery.ts';

interface HallNavigation {
  /** What the player asked for last; ahead of the list on screen while that one is on its way. */
  wanted: HallQuery;
  isBusy: boolean;
  /** Changes the address; the list follows. `replace` for steps nobody goes back to. */
  go: (change: Partial<HallQuery>, options?: { replace?: boolean }) => void;
}

/** The address is the state of the hall. `shown`: what the list on screen answers. */
export function useHallNavigation(shown: HallQuery): HallNavigation {
  const { locale } = useApp();
  const target = useTarget();
  const navigate = useNavigate();
  const { reload } = useReload();
  const isBusy = target !== null && stripLocale(target.pathname) === paths.gamehall.build();
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
      if (target !== null && !isBusy) return;
      const next = { ...wanted, page: 1, ...change };
      startTransition(async () => {
        setWanted(next);
        await navigate(withLocale(hallHref(next), locale), { replace, preventScrollReset: true });
      });
    },
  };
}
