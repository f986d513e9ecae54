/** Runs at once, then at most once a pace: what is asked for in a pause runs once, at its end. */
export function createPacedRun(run: () => void, paceMs: number) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  function soon(): void {
    isDue = pause !== undefined;
    if (isDue) return;
    run();
    pause = setTimeout(() => {
      pause = undefined;
      if (isDue) soon();
    }, paceMs);
  }
  return { soon, stop: () => clearTimeout(pause) };
}
