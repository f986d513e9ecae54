export interface FrameGate {
  /** Of game documents: ours, or GAME_ORIGIN. */
  origin: string;
  /** The window in our frame. */
  frame: MessageEventSource | null | undefined;
}

/**
 * The gate of A-42: a message counts when it comes from the origin of game documents and from the very document in our frame. Any other
 * window may post messages here, and what it says must not move money on the screen or the player to another page.
 */
export function passesGate(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source'>,
  { origin, frame }: FrameGate,
): boolean {
  return Boolean(frame) && event.source === frame && event.origin === origin;
}
