import { useEffect, useState } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';

const PushCard = lateComponent(async () => (await import('./PushCard.tsx')).PushCard);

/** Only where the browser can be told of anything while the site is closed; the server does not know. */
export function LatePushCard() {
  const [isAble, setIsAble] = useState(false);
  useEffect(() => setIsAble('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window), []);
  return isAble ? <PushCard /> : null;
}
