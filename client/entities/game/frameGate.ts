export interface FrameGate {
  /** Origin of game documents: the site's, or GAME_ORIGIN. */
  origin: string;
  /** The window inside the game's frame. */
  frame: MessageEventSource | null | undefined;
}

/**
 * Accepts a message only from the origin of game documents and from the document in the game's frame. Any other window can
 * post messages here, and these must not change the balance on screen or navigate.
 */
export function passesGate(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source'>,
  { origin, frame }: FrameGate,
): boolean {
  return Boolean(frame) && event.source === frame && event.origin === origin;
}
