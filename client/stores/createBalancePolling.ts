import { pollDelay } from '../lib/live/pollDelay.ts';

/** Operator's settings, in seconds and minutes as the content service gives them (E3). */
export interface PollingSettings {
  countSecondsForDelayBetweenClick: number;
  isEnabledInterval: boolean;
  countSecondsForInterval: number;
  isEnabledTurnOffRequests: boolean;
  countMinutesAfterWhichRequestsTurnedOff: number;
  isEnabledRequestsAfterClick: boolean;
}

export interface PollingDependencies {
  settings: PollingSettings;
  /** Fetches and stores the balances; rejects where they could not be read. A late answer after `stop` must be ignored by checking `isCurrent`. */
  refresh: (isCurrent: () => boolean) => Promise<void>;
  isVisible: () => boolean;
  /** How the balances come by themselves now: told at once, or read by the site in the same interval; null: they do not. */
  fedBy?: () => 'push' | 'poll' | null;
  /** Nothing is asked for until the next click. */
  onRest?: () => void;
  now: () => number;
}

/**
 * Keeps a signed-in player's balance fresh off game pages (machine E3): a refresh each interval while the page is visible;
 * none after the player has not clicked for the turn-off time; a click brings one soon and starts the interval anew. While
 * balances cannot be read, the player is not told, and whatever would ask waits longer and longer. While the site tells of balances
 * by itself, the interval asks for nothing.
 */
export function createBalancePolling({
  settings,
  refresh,
  isVisible,
  now,
  fedBy = () => null,
  onRest,
}: PollingDependencies) {
  const intervalMs = settings.countSecondsForInterval * 1000;
  const clickDelayMs = settings.countSecondsForDelayBetweenClick * 1000;
  const turnOffMs = settings.countMinutesAfterWhichRequestsTurnedOff * 60_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clickTimer: ReturnType<typeof setTimeout> | undefined;
  let lastClick = 0;
  let lastRefresh = 0;
  let failures = 0;
  let restsUntil = 0;
  let inFlight = false;
  let epoch = 0;
  let isOn = false;

  async function refreshNow(): Promise<void> {
    const mine = epoch;
    inFlight = true;
    lastRefresh = now();
    try {
      await refresh(() => mine === epoch);
      if (mine !== epoch) return;
      failures = restsUntil = 0;
    } catch (error) {
      if (mine !== epoch) return;
      failures += 1;
      restsUntil = now() + pollDelay(intervalMs, failures, error);
      if (timer !== undefined) schedule();
    }
    inFlight = false;
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = settings.isEnabledInterval ? setTimeout(tick, Math.max(restsUntil - now(), intervalMs)) : undefined;
  }

  function tick(): void {
    timer = undefined;
    if (settings.isEnabledTurnOffRequests && now() - lastClick >= turnOffMs) return onRest?.();
    schedule();
    if (!inFlight && isVisible() && fedBy() === null) void refreshNow();
  }

  return {
    /** Signed in and off game pages. */
    start(): void {
      if (isOn) return;
      isOn = true;
      lastClick = now();
      lastRefresh = now();
      schedule();
    },
    /** Any click, anywhere on the page. */
    clicked(): void {
      if (!isOn) return;
      lastClick = now();
      if (!settings.isEnabledRequestsAfterClick || clickTimer !== undefined) return;
      clickTimer = setTimeout(() => {
        clickTimer = undefined;
        if (now() >= restsUntil && fedBy() !== 'push') void refreshNow();
        schedule();
      }, clickDelayMs);
    },
    /** The tab came back to the front. */
    becameVisible(): void {
      if (!isOn || timer === undefined || inFlight) return;
      if (now() >= Math.max(restsUntil, lastRefresh + intervalMs)) void refreshNow();
    },
    /** Balances have come by themselves. */
    fed(): void {
      lastRefresh = now();
    },
    /** They have ceased to: what was missed is asked for at once. */
    feedLost(): void {
      if (!isOn || timer === undefined || inFlight || !isVisible() || now() < restsUntil) return;
      void refreshNow();
      schedule();
    },
    /** A game page, or logout. Answers still under way no longer count. */
    stop(): void {
      isOn = false;
      epoch += 1;
      inFlight = false;
      clearTimeout(timer);
      clearTimeout(clickTimer);
      timer = clickTimer = undefined;
    },
  };
}

export type BalancePolling = ReturnType<typeof createBalancePolling>;
