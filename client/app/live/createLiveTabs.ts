import type { StreamEvent } from '../../../shared/live/readEventLines.ts';
import type { createLiveConnection, LiveConnectionOptions } from './createLiveConnection.ts';

type TabMessage = { event: StreamEvent } | { alive: true; push: boolean };

export interface LiveTabsOptions {
  /** The same in all tabs of one player. */
  name: string;
  /** Absent where the browser has none: then every tab has a stream of its own. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: ((name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>) | undefined;
  connect: (
    options: Pick<LiveConnectionOptions, 'lastId' | 'onEvent' | 'onAlive'>,
  ) => ReturnType<typeof createLiveConnection>;
  /** `isOwn`: this tab holds the stream; the others hear of it. */
  onEvent: (event: StreamEvent, isOwn: boolean) => void;
  /** A sign of life of the stream, in whichever tab it is. `push`: the platform tells of changes. */
  onAlive: (push: boolean) => void;
}

/**
 * One stream for all tabs that are looked at: whoever gets the lock opens it and tells the others. A tab that nobody sees gives the
 * lock back, and the next one goes on from the last event any of them has seen.
 */
export function createLiveTabs({ name, locks, openChannel, connect, onEvent, onAlive }: LiveTabsOptions) {
  const channel = locks && openChannel?.(name);
  let lastId: string | undefined;
  let wish: AbortController | undefined;
  /** Undefined until the stream has said it. */
  let push: boolean | undefined;

  function take(event: StreamEvent, isOwn: boolean): void {
    if (event.id !== undefined) lastId = event.id;
    onEvent(event, isOwn);
  }

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ('event' in data) take(data.event, false);
      else if (wish) onAlive(data.push);
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
    wish?.abort();
    wish = undefined;
  }

  return {
    /** This tab is looked at. */
    contend(): void {
      if (wish) return;
      wish = new AbortController();
      const { signal } = wish;
      if (!locks || !channel) void lead(signal);
      // Rejects when it is withdrawn while another tab leads.
      else locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
    },
    retire,
    stop(): void {
      retire();
      channel?.close();
    },
  };
}
