import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FrameGate } from './frameGate.ts';
import { gameOrigin } from './gameOrigin.ts';

/** Hears what the document in the frame says, and nobody else. `read` makes a message of an event, or null of what is none. */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  read: (event: MessageEvent<unknown>, gate: FrameGate) => T | null,
  onMessage: (message: T) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = read(event, { origin: gameOrigin(), frame: frame.current?.contentWindow });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const onEvent = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, []);
}
