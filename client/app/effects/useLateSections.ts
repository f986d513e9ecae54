import { use, useEffect, useRef } from 'react';
import { PageDataContext } from '../../context/PageDataContext.ts';
import { useReload } from '../../context/useReload.ts';
import { hasLateSection } from './hasLateSection.ts';

/**
 * The server waits only so long for the sections of a first page. What had not come by then is asked for by the browser,
 * which has more patience: once, for a platform that is in trouble needs no second question of everybody.
 */
export function useLateSections(): void {
  const { page } = use(PageDataContext);
  const { reload } = useReload();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current || !hasLateSection(page)) return;
    hasAsked.current = true;
    void reload();
  }, [page, reload]);
}
