import { SILENCE_MS } from './createLiveConnection.ts';

/** How the stream gets balances: pushed by the platform, or polled by the site. */
export type LiveMode = 'push' | 'poll';

/** Milliseconds between checks whether the stream is lost. */
const CHECK_MS = 1_000;

/** Whether the stream is alive. An open connection may deliver nothing, so only received bytes count. */
export function createLiveWatch({ now, onLost }: { now: () => number; onLost: () => void }) {
  let mode: LiveMode | null = null;
  let aliveAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function check(): void {
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
      timer ??= setInterval(check, CHECK_MS);
    },
    mode: (): LiveMode | null => mode,
    /** The page is hidden: silence is not a loss. */
    stop,
  };
}
