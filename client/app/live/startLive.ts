import { getBalance } from '../../../shared/api/account/account.contract.ts';
import type { LiveEvents } from '../../../shared/live/LiveEvents.ts';
import type { StreamEvent } from '../../../shared/live/readEventLines.ts';
import { tellLiveNews } from '../../lib/live/tellLiveNews.ts';
import type { AppContext } from '../../context/AppContext.ts';
import type { BalancePolling } from '../../stores/createBalancePolling.ts';
import { createLiveConnection } from './createLiveConnection.ts';
import { createLiveTabs } from './createLiveTabs.ts';
import { createLiveWatch, type LiveMode } from './createLiveWatch.ts';

export interface Live {
  mode: () => LiveMode | null;
  /** The player is here: the stream is wanted while the page is looked at. */
  wake(): void;
  /** They have not clicked for long (E3). */
  rest(): void;
  stop(): void;
}

export interface LiveOptions extends Pick<AppContext, 'call'> {
  uid: number;
  polling: Pick<BalancePolling, 'fed' | 'feedLost'>;
  /** A balance has come. */
  onBalance: (balances: LiveEvents['balance']) => void;
}

/** Milliseconds in which a player who signs out by this very page is gone from it. */
const OWN_END_MS = 1_000;

/** Listens to what changes for the player while the page is looked at, and tells the page. */
export function startLive({ uid, call, polling, onBalance }: LiveOptions): Live {
  const watch = createLiveWatch({ now: () => Date.now(), onLost: () => polling.feedLost() });
  const tabs = createLiveTabs({
    name: `live-${uid}`,
    locks: navigator.locks,
    openChannel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
    connect: (options) => createLiveConnection({ ...options, fetch: window.fetch.bind(window) }),
    onEvent: take,
    onAlive: watch.alive,
  });
  let isAwake = true;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function lookIntoEnd(): void {
    ending = undefined;
    call(getBalance, {}).catch(() => undefined);
  }

  function take({ name, data }: StreamEvent, isOwn: boolean): void {
    const state = JSON.parse(data) as unknown;
    if (name === 'balance') {
      onBalance(state as LiveEvents['balance']);
      polling.fed();
    } else if (name === 'signed_out') {
      // One call is told the same, and what ends a visit follows from it (guardSession); the other tabs hear of it there.
      if (isOwn) ending ??= setTimeout(lookIntoEnd, OWN_END_MS);
    }
    tellLiveNews(name, state);
  }

  function decide(): void {
    if (isAwake && document.visibilityState === 'visible') return tabs.contend();
    tabs.retire();
    watch.stop();
  }
  document.addEventListener('visibilitychange', decide);
  decide();

  return {
    mode: watch.mode,
    wake() {
      if (isAwake) return;
      isAwake = true;
      decide();
    },
    rest() {
      isAwake = false;
      decide();
    },
    stop() {
      clearTimeout(ending);
      document.removeEventListener('visibilitychange', decide);
      watch.stop();
      tabs.stop();
    },
  };
}
