import { useEffect, useState } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';

const PushCard = lateComponent(async () => (await import('./PushCard.tsx')).PushCard);

/** Only in browsers with push messages, which the server cannot know. */
export function LatePushCard() {
  const [isAble, setIsAble] = useState(false);
  useEffect(() => setIsAble('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window), []);
  return isAble ? <PushCard /> : null;
}
