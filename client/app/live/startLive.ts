import type { AppContext } from '#client/context/AppContext.ts';
import { openChannel } from '#client/lib/device/openChannel.ts';
import { dispatchLiveNews } from '#client/lib/live/dispatchLiveNews.ts';
import { watchReturn } from '#client/lib/live/watchReturn.ts';
import { getBalance } from '#shared/api/account/account.contract.ts';
import type { StreamEvent } from '#shared/live/readEventLines.ts';
import { createIdleWatch } from './createIdleWatch.ts';
import { createLiveConnection } from './createLiveConnection.ts';
import { createLiveTabs } from './createLiveTabs.ts';
import { createLiveWatch, type LiveMode } from './createLiveWatch.ts';

export interface Live {
  /** How the stream delivers balances now; null: it does not. */
  mode: () => LiveMode | null;
  stop(): void;
}

export interface LiveOptions extends Pick<AppContext, 'call'> {
  uid: number;
  /** Milliseconds without a click or a return to the page after which the stream pauses until the next one; null: never. */
  idleMs: number | null;
}

/** Milliseconds within which a sign-out on this page has left it. */
const OWN_END_MS = 1_000;

/** Opens the player's event stream while the page is visible and in use, and passes its events, and its loss, to the page (useLiveNews). */
export function startLive({ uid, call, idleMs }: LiveOptions): Live {
  const now = () => Date.now();
  const watch = createLiveWatch({ now, onLost: () => dispatchLiveNews('lost', null) });
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
    // One call is refused if the session has ended; guardSession then ends the visit, also in the other tabs.
    if (name === 'signed_out' && isOwn) ending ??= setTimeout(checkEnd, OWN_END_MS);
    dispatchLiveNews(name, JSON.parse(data));
  }

  function update(): void {
    if (isAwake && document.visibilityState === 'visible') return tabs.contend();
    tabs.retire();
    watch.stop();
  }
  function setAwake(next: boolean): void {
    isAwake = next;
    update();
  }
  const idle = createIdleWatch({ afterMs: idleMs, now, onAway: () => setAwake(false), onBack: () => setAwake(true) });
  document.addEventListener('visibilitychange', update);
  document.addEventListener('click', idle.clicked, { capture: true });
  const stopWatching = watchReturn(idle.clicked);
  update();

  return {
    mode: watch.mode,
    stop() {
      clearTimeout(ending);
      idle.stop();
      document.removeEventListener('visibilitychange', update);
      document.removeEventListener('click', idle.clicked, { capture: true });
      stopWatching();
      watch.stop();
      tabs.stop();
    },
  };
}
