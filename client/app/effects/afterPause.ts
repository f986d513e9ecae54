/** Calls `run` after `pause` milliseconds, or once a background tab is visible after that. Returns a cancel function. */
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
