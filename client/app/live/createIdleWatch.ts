interface IdleWatchOptions {
  /** Milliseconds without a click after which the player counts as away; null: never. */
  afterMs: number | null;
  now: () => number;
  onAway: () => void;
  onBack: () => void;
}

/** Whether the player is away: has not clicked for long (E3). Until then they count as present. */
export function createIdleWatch({ afterMs, now, onAway, onBack }: IdleWatchOptions) {
  let lastClick = now();
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    if (afterMs === null) return;
    timer = setTimeout(
      () => {
        if (now() - lastClick < afterMs) return wait();
        isAway = true;
        onAway();
      },
      lastClick + afterMs - now(),
    );
  }
  wait();

  return {
    clicked(): void {
      lastClick = now();
      if (!isAway) return;
      isAway = false;
      onBack();
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
