import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FrameMessage, readFrameMessage } from './frameMessage.ts';

/** Hears what the game in the frame says, and nobody else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { origin: location.origin, frame: frame.current?.contentWindow });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const onEvent = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, []);
}
