import type { StreamEvent } from '#shared/live/readEventLines.ts';
import type { createLiveConnection, LiveConnectionOptions } from './createLiveConnection.ts';

type TabMessage = { event: StreamEvent } | { alive: true; push: boolean };

export interface LiveTabsOptions {
  /** The same in all tabs of one player. */
  name: string;
  /** Undefined where the browser has none, and denied where cookies are blocked: then every tab opens its own stream. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null;
  connect: (
    options: Pick<LiveConnectionOptions, 'lastId' | 'onEvent' | 'onAlive'>,
  ) => ReturnType<typeof createLiveConnection>;
  /** `isOwn`: this tab has the stream; the other tabs receive the event by channel. */
  onEvent: (event: StreamEvent, isOwn: boolean) => void;
  /** The stream is alive, in this tab or another. `push`: the platform pushes changes. */
  onAlive: (push: boolean) => void;
}

/**
 * One stream for all visible tabs: the tab that gets the lock opens it and forwards events to the others. A hidden tab releases the
 * lock, and the next tab continues from the last event that any tab has received.
 */
export function createLiveTabs({ name, locks, openChannel, connect, onEvent, onAlive }: LiveTabsOptions) {
  const channel = locks ? openChannel(name) : null;
  let lastId: string | undefined;
  let claim: AbortController | undefined;
  /** Undefined until the stream's `hello` event. */
  let push: boolean | undefined;

  function take(event: StreamEvent, isOwn: boolean): void {
    if (event.id !== undefined) lastId = event.id;
    onEvent(event, isOwn);
  }

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ('event' in data) take(data.event, false);
      else if (claim) onAlive(data.push);
    };

  function lead(until: AbortSignal): Promise<void> {
    push = undefined;
    const connection = connect({
      lastId: () => lastId,
      onEvent(event) {
        if (event.name === 'hello') push = (JSON.parse(event.data) as { push: boolean }).push;
        take(event, true);
        channel?.postMessage({ event } satisfies TabMessage);
      },
      onAlive() {
        if (push === undefined) return;
        onAlive(push);
        channel?.postMessage({ alive: true, push } satisfies TabMessage);
      },
    });
    return new Promise((resolve) => {
      until.addEventListener(
        'abort',
        () => {
          connection.close();
          resolve();
        },
        { once: true },
      );
    });
  }

  function retire(): void {
    claim?.abort();
    claim = undefined;
  }

  return {
    /** The tab is visible: it claims the stream. */
    contend(): void {
      if (claim) return;
      claim = new AbortController();
      const { signal } = claim;
      let hasLock = false;
      const lock = () => {
        hasLock = true;
        return lead(signal);
      };
      if (!locks || !channel) void lead(signal);
      // Rejects when aborted while another tab holds the lock, and at once where the browser denies locks.
      else
        locks.request(name, { signal }, lock).catch(() => {
          if (!hasLock && !signal.aborted) void lead(signal);
        });
    },
    retire,
    stop(): void {
      retire();
      channel?.close();
    },
  };
}
