import { pollDelay } from '#client/lib/live/pollDelay.ts';
import { inMs } from '#shared/domain/inMs.ts';

/** The operator's settings, in seconds and minutes as in the content service (E3). */
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
  /** Fetches and stores the balances; rejects on failure. Must ignore an answer after `stop` by checking `isCurrent`. */
  refresh: (isCurrent: () => boolean) => Promise<void>;
  isVisible: () => boolean;
  /** How a stream delivers balances now: pushed at once, or polled by the site in the same interval; null: no stream. */
  fedBy?: () => 'push' | 'poll' | null;
  now: () => number;
}

/**
 * Refreshes a player's balance outside game pages (machine E3): each interval while the page is visible, until the player has not
 * clicked for the turn-off time; a click refreshes soon and restarts the interval. While refreshes fail, the player sees no error
 * and pauses grow. While a stream delivers balances, the interval does not refresh.
 */
export function createBalancePolling({ settings, refresh, isVisible, now, fedBy = () => null }: PollingDependencies) {
  const intervalMs = inMs(settings.countSecondsForInterval);
  const clickDelayMs = inMs(settings.countSecondsForDelayBetweenClick);
  const turnOffMs = settings.countMinutesAfterWhichRequestsTurnedOff * 60_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let clickTimer: ReturnType<typeof setTimeout> | undefined;
  let lastClick = 0;
  let lastRefresh = 0;
  let failures = 0;
  let pausedUntil = 0;
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
      failures = pausedUntil = 0;
    } catch (error) {
      if (mine !== epoch) return;
      failures += 1;
      pausedUntil = now() + pollDelay(intervalMs, failures, error);
      if (timer !== undefined) schedule();
    }
    inFlight = false;
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = settings.isEnabledInterval ? setTimeout(tick, Math.max(pausedUntil - now(), intervalMs)) : undefined;
  }

  function tick(): void {
    timer = undefined;
    if (settings.isEnabledTurnOffRequests && now() - lastClick >= turnOffMs) return;
    schedule();
    if (!inFlight && isVisible() && fedBy() === null) void refreshNow();
  }

  return {
    /** The player is signed in and outside game pages. */
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
        if (now() >= pausedUntil && fedBy() !== 'push') void refreshNow();
        schedule();
      }, clickDelayMs);
    },
    /** The player has returned to the page, which counts as a click: elsewhere they may have played. */
    returned(): void {
      if (!isOn) return;
      lastClick = now();
      const isFresh = fedBy() === 'push' || now() < lastRefresh + clickDelayMs;
      if (!inFlight && !isFresh && now() >= pausedUntil) void refreshNow();
      schedule();
    },
    /** The stream has delivered balances. */
    fed(): void {
      lastRefresh = now();
    },
    /** The stream is lost: refreshes at once what was missed. */
    feedLost(): void {
      if (!isOn || timer === undefined || inFlight || !isVisible() || now() < pausedUntil) return;
      void refreshNow();
      schedule();
    },
    /** A game page, or sign-out. Answers in flight no longer count. */
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
