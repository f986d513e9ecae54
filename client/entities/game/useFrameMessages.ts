import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FrameGate } from './frameGate.ts';
import { gameOrigin } from './gameOrigin.ts';

/** Listens to messages of the frame's document. `read` must check the gate; it returns null for anything that is not a message. */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  read: (event: MessageEvent<unknown>, gate: FrameGate) => T | null,
  onMessage: (message: T) => void,
): void {
  const handle = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = read(event, { origin: gameOrigin(), frame: frame.current?.contentWindow });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const onEvent = (event: MessageEvent<unknown>) => handle(event);
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, []);
}
