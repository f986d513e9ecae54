/** What a prelude has in place of something that differs by answer. `head`: what the content of a private page adds to the head. */
export type PreludeSlot = 'nonce' | 'formId' | 'uid' | 'state' | 'head';

/** A piece of a prelude: bytes that are the same for every player, a slot for a short text, or a hole that React fills. */
export type PreludePart = Buffer | PreludeSlot | PreludeHole;

/** A place that React has left out. */
export interface PreludeHole {
  /** React's id of the place, `0`. */
  readonly id: string;
  /** Markup for an answer whose hole cannot be filled. */
  readonly fallback: string;
  /** The whole content of a private page, for which React has no boundary in the browser. */
  readonly isContent: boolean;
}
