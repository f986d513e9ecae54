import { Suspense, useEffect, useRef, useState } from 'react';
import { createNearGate } from '#client/entities/section/createNearGate.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';

const SignsCard = lateComponent(() => import('./SignsCard.tsx'), 'SignsCard');

/** The card of signs, whose rules load and read the player's history when the card is near the screen. */
export function NearSigns() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const gate = createNearGate();
    void gate.opened.then(() => setNear(true));
    return place.current ? gate.watch(place.current) : undefined;
  }, []);
  return (
    <div ref={place} id={isNear ? undefined : 'signs'}>
      {isNear && (
        <Suspense>
          <SignsCard />
        </Suspense>
      )}
    </div>
  );
}
