/** The world's time. Everything in the sandbox asks it, nothing asks the machine, so that time can be moved. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Unix seconds, as the wire speaks. */
  seconds(): number;
  /** Moves the world's time by so many milliseconds. */
  advance(milliseconds: number): void;
  /** Milliseconds the world is ahead of the machine. */
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
