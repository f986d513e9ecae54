/** Milliseconds before each poll of an open payment: at once, ten times after 3 s, then every 10 s until five minutes. */
const PAUSES: readonly number[] = [0, ...Array<number>(10).fill(3_000), ...Array<number>(27).fill(10_000)];

export interface PaymentWatch {
  /** Resolves to whether the payment is over; after a rejection polling continues. */
  poll: () => Promise<boolean>;
  /** Still open after five minutes: from now on it polls only on return to the tab and by `pollNow`. */
  onLate: () => void;
  /** No scheduled polls. */
  isQuiet?: boolean;
}

/** Polls until a payment is over. A hidden tab does not poll; it polls at once when shown again. */
export function watchPayment({ poll, onLate, isQuiet = false }: PaymentWatch): {
  pollNow: () => void;
  stop: () => void;
} {
  let step = isQuiet ? PAUSES.length : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let isOver = false;

  function plan(): void {
    clearTimeout(timer);
    const pause = PAUSES[step];
    if (isOver) return;
    if (pause === undefined) onLate();
    else if (!document.hidden) timer = setTimeout(() => void pollOnce(), pause);
  }

  async function pollOnce(): Promise<void> {
    if (isPolling || isOver) return;
    isPolling = true;
    clearTimeout(timer);
    step += 1;
    const isDone = await poll().catch(() => false);
    isPolling = false;
    isOver ||= isDone;
    plan();
  }

  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer);
    else void pollOnce();
  };
  document.addEventListener('visibilitychange', onVisibility);
  plan();
  return {
    pollNow: () => void pollOnce(),
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
