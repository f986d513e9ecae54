export interface PausableTimer {
  pause(): void;
  resume(): void;
  stop(): void;
}

interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
}

/** Calls `onEnd` once after `duration` ms of running time; time while paused does not count. */
export function createPausableTimer(duration: number, onEnd: () => void, clock: Clock): PausableTimer {
  let remaining = duration;
  let since = 0;
  let id: unknown;
  const timer: PausableTimer = {
    pause() {
      if (id === undefined) return;
      clock.clearTimeout(id as never);
      id = undefined;
      remaining -= clock.now() - since;
    },
    resume() {
      if (id !== undefined || remaining === Number.NEGATIVE_INFINITY) return;
      since = clock.now();
      id = clock.setTimeout(
        () => {
          timer.stop();
          onEnd();
        },
        Math.max(0, remaining),
      );
    },
    stop() {
      timer.pause();
      remaining = Number.NEGATIVE_INFINITY;
    },
  };
  timer.resume();
  return timer;
}
