import { SILENCE_MS } from './createLiveConnection.ts';

/** How the balance comes by itself: told by the platform, or read by the site in its interval. */
export type LiveMode = 'push' | 'poll';

/** How often it is looked whether the stream is lost. Milliseconds. */
const LOOK_MS = 1_000;

/** Whether the stream can be relied on now. A line may stand open and bring nothing: only what has arrived counts. */
export function createLiveWatch({ now, onLost }: { now: () => number; onLost: () => void }) {
  let mode: LiveMode | null = null;
  let aliveAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    if (mode === null || now() - aliveAt < SILENCE_MS) return;
    stop();
    onLost();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    mode = null;
  }

  return {
    alive(push: boolean): void {
      aliveAt = now();
      mode = push ? 'push' : 'poll';
      timer ??= setInterval(look, LOOK_MS);
    },
    mode: (): LiveMode | null => mode,
    /** Nobody looks at the page: nothing is expected. */
    stop,
  };
}
