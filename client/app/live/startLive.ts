import type { AppContext } from '#client/context/AppContext.ts';
import { openChannel } from '#client/lib/device/openChannel.ts';
import { dispatchLiveNews } from '#client/lib/live/dispatchLiveNews.ts';
import type { BalancePolling } from '#client/stores/createBalancePolling.ts';
import { getBalance } from '#shared/api/account/account.contract.ts';
import type { LiveEvents } from '#shared/live/LiveEvents.ts';
import type { StreamEvent } from '#shared/live/readEventLines.ts';
import { createLiveConnection } from './createLiveConnection.ts';
import { createLiveTabs } from './createLiveTabs.ts';
import { createLiveWatch, type LiveMode } from './createLiveWatch.ts';

export interface Live {
  mode: () => LiveMode | null;
  /** The player is active: the stream is open while the page is visible. */
  wake(): void;
  /** The player has not clicked for long (E3). */
  sleep(): void;
  stop(): void;
}

export interface LiveOptions extends Pick<AppContext, 'call'> {
  uid: number;
  polling: Pick<BalancePolling, 'fed' | 'feedLost'>;
  /** Called with each pushed balance. */
  onBalance: (balances: LiveEvents['balance']) => void;
}

/** Milliseconds within which a sign-out on this page has left it. */
const OWN_END_MS = 1_000;

/** Opens the player's event stream while the page is visible, and passes its events to the page. */
export function startLive({ uid, call, polling, onBalance }: LiveOptions): Live {
  const watch = createLiveWatch({ now: () => Date.now(), onLost: () => polling.feedLost() });
  const tabs = createLiveTabs({
    name: `live-${uid}`,
    locks: navigator.locks,
    openChannel,
    connect: (options) => createLiveConnection({ ...options, uid, fetch: window.fetch.bind(window) }),
    onEvent: take,
    onAlive: watch.alive,
  });
  let isAwake = true;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function checkEnd(): void {
    ending = undefined;
    call(getBalance, {}).catch(() => undefined);
  }

  function take({ name, data }: StreamEvent, isOwn: boolean): void {
    const state = JSON.parse(data) as unknown;
    if (name === 'balance') {
      onBalance(state as LiveEvents['balance']);
      polling.fed();
    } else if (name === 'signed_out') {
      // One call is refused if the session has ended; guardSession then ends the visit, also in the other tabs.
      if (isOwn) ending ??= setTimeout(checkEnd, OWN_END_MS);
    }
    dispatchLiveNews(name, state);
  }

  function update(): void {
    if (isAwake && document.visibilityState === 'visible') return tabs.contend();
    tabs.retire();
    watch.stop();
  }
  document.addEventListener('visibilitychange', update);
  update();

  return {
    mode: watch.mode,
    wake() {
      if (isAwake) return;
      isAwake = true;
      update();
    },
    sleep() {
      isAwake = false;
      update();
    },
    stop() {
      clearTimeout(ending);
      document.removeEventListener('visibilitychange', update);
      watch.stop();
      tabs.stop();
    },
  };
}
