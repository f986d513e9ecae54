import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationContext } from '../../context/NavigationContext.ts';
import { useStore } from '../../stores/useStore.ts';
import { createNearGate, type NearGate } from './createNearGate.ts';

interface WhenNearProps {
  className?: string;
  /** While what it shows is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the server's page that is hydrated when it comes near the screen, is pressed or focused; until then its links are the
 * browser's. For guests: a heart that was pressed elsewhere meanwhile would be another than the server's. A part that the browser draws
 * is there at once.
 *
 * Nothing that stands above it may change a context but in a transition: React would drop the server's part and draw it anew.
 */
export function WhenNear({ className, fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isGuest } = useStore('session');
  const [gate] = useState(() => createNearGate(!isGuest));
  const { listen } = use(NavigationContext);
  useEffect(() => (place.current ? gate.watch(place.current) : undefined), [gate]);
  // New data for a part that waits would wait with it, and the whole page with them both.
  useEffect(() => listen(gate.open), [listen, gate]);
  return (
    <div ref={place} className={className}>
      <Suspense fallback={fallback}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

const never = () => () => undefined;

function Gated({ gate, children }: { gate: NearGate; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!import.meta.env.SSR && isHydrating && !gate.isOpen) use(gate.opened);
  return children;
}
