import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationContext } from '#client/context/NavigationContext.ts';
import { createNearGate, type NearGate } from './createNearGate.ts';

interface WhenNearProps {
  className?: string;
  /** Shown while `children` suspend. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A section of the server's HTML that is hydrated when it is near the viewport, pressed or focused; until then its links are
 * plain links. What it reads of a player may change meanwhile: it hydrates by the facts that the server rendered, and shows those of now
 * right after (useFact). A section that the browser renders is shown at once.
 *
 * Components above it may change a context only in a transition: otherwise React discards the server's HTML and renders anew.
 */
export function WhenNear({ className, fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createNearGate);
  const { listen } = use(NavigationContext);
  useEffect(() => (place.current ? gate.watch(place.current) : undefined), [gate]);
  // A transition with new data would wait for the dehydrated section, and block the whole page.
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
