import { useEffect, useRef } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import { sentTimes } from '#client/lib/device/sentTimes.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { readTracking } from '#shared/tracking/readTracking.ts';
import { createTagManager, type TagManager, type TagWindow } from './createTagManager.ts';

/** Passes the specified events to the operator's trackers, after consent; renders nothing. */
export function Tracking({
  analytic,
}: {
  analytic: { gtm?: string | undefined; ga?: string | undefined; ym?: string | undefined };
}) {
  const { account } = useFacts('session');
  const tracker = useStore('tracker');
  const { pathname, search } = useLocation();
  const tags = useRef<TagManager>(undefined);
  const sent = useRef<{ tracking: string; uid: number }>({ tracking: '', uid: 0 });
  const uid = account?.uid ?? 0;

  useEffect(() => {
    const manager = (tags.current ??= createTagManager(window as unknown as TagWindow, analytic));
    return tracker.listen(({ event, details }) => manager.push(event, details));
  }, [tracker, analytic]);

  useEffect(() => {
    const tracking = readTracking(search);
    const text = JSON.stringify(tracking);
    if (text !== '{}' && text !== sent.current.tracking) tags.current?.push('tracking_params', tracking);
    if (text !== '{}') sent.current.tracking = text;
  }, [search]);

  useEffect(() => {
    if (sent.current.uid === uid) return;
    sent.current.uid = uid;
    if (uid > 0) tags.current?.push('identify', { user_id: uid });
    else tags.current?.push('anonymize', { user_id: null });
  }, [uid]);

  useEffect(() => {
    if (new URLSearchParams(search).get(queryKeys.register) === 'success' && isFirst())
      tags.current?.push('register_success');
  }, [search]);

  useEffect(() => tags.current?.push('page_view', { page_path: pathname }), [pathname]);

  useEffect(() => {
    if (uid > 0) sentTimes.keep('trackers', uid);
  }, [uid, pathname]);
  return null;
}

/** `register=success` is sent once, however often the page is loaded with it. */
function isFirst(): boolean {
  const wasSent = tabStorage.read(sessionStorageKeys.registerSuccessSent) !== null;
  tabStorage.write(sessionStorageKeys.registerSuccessSent, '1');
  return !wasSent;
}
