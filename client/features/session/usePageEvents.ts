import { useEffect, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { handleEvent } from '#shared/api/site/events.contract.ts';
import { pageEvents } from './pageEvents.ts';

/** Reports opened pages to the platform, as triggers of the operator's offers and popups. */
export function usePageEvents(uid: number): void {
  const { call } = useApp();
  const { pathname } = useLocation();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (uid === 0) return;
    for (const input of pageEvents(before.current, pathname)) call(handleEvent, input).catch(() => undefined);
    before.current = pathname;
  }, [call, uid, pathname]);
}
