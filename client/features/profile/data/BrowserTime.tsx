import { Suspense, useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { BrowserServiceId } from '#shared/profile/otherServices.ts';

const LastSent = lateComponent(() => import('./LastSent.tsx'), 'LastSent');

/** When this browser last sent something to a service; without JavaScript, that this browser alone knows it. */
export function BrowserTime({ service }: { service: BrowserServiceId }) {
  const text = useText();
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  const unread = <span>{text('data.others.inBrowser')}</span>;
  return isBrowser ? (
    <Suspense fallback={unread}>
      <LastSent service={service} />
    </Suspense>
  ) : (
    unread
  );
}
