/** Runs `run` after `pause` milliseconds, in a tab that is seen: one in the background waits until it is. Returns what calls it off. */
export function afterPause(pause: number, run: () => void): () => void {
  const runIfVisible = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    run();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', runIfVisible);
    runIfVisible();
  }, pause);
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  }
  return stop;
}
