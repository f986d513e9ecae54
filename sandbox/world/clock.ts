/** The world's time. Everything in the sandbox uses it instead of the system clock, so that a control can move time. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Unix seconds, as used on the wire. */
  seconds(): number;
  /** Moves the world's time forward. */
  advance(milliseconds: number): void;
  /** Milliseconds that the world is ahead of the system clock. */
  offset(): number;
}

export function createClock(read: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => read() + offset,
    seconds: () => Math.floor((read() + offset) / 1000),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    offset: () => offset,
  };
}
