import { platformFeed } from '../../shared/live/platformFeed.ts';
import { type PlayerChange, playerChange } from '../../shared/live/playerChange.ts';
import { readEventLines, type StreamEvent } from '../../shared/live/readEventLines.ts';

export interface PlatformFeedOptions {
  /** PLATFORM_URL. */
  url: string;
  /** PLATFORM_EVENTS_TOKEN. */
  token: string;
  onChange: (change: PlayerChange) => void;
  /** A line of another event than the changes. */
  onOther?: ((name: string, data: unknown) => void) | undefined;
  /** The feed stands from now on, or does not. */
  onState: (isOpen: boolean) => void;
  onError: (error: unknown) => void;
}

/** Milliseconds: of two tries, the first and the longest pause. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 30_000;

/** Listens to what the platform tells of all players (platformFeed), again and again until it is stopped. Never rejects. */
export function createPlatformFeed({ url, token, onChange, onOther, onState, onError }: PlatformFeedOptions): {
  stop(): void;
} {
  const stopped = new AbortController();
  let failures = 0;

  function hear({ name, data: text }: StreamEvent): void {
    const data = parse(text);
    if (name !== 'message') return onOther?.(name, data);
    const change = playerChange.safeParse(data);
    if (change.success) onChange(change.data);
  }

  async function listen(): Promise<void> {
    const silence = new AbortController();
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new Error('the feed is silent')), 2 * platformFeed.silenceMs).unref();
    };
    let timer: NodeJS.Timeout | undefined;
    restart();
    try {
      const response = await fetch(url + platformFeed.path, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      });
      const isFeed = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (response.status !== 200 || !isFeed || !response.body) {
        await response.body?.cancel();
        throw new Error(`the feed answers ${response.status}`);
      }
      onState(true);
      failures = 0;
      const read = readEventLines(hear);
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        restart();
        read(text);
      }
      throw new Error('the feed has ended');
    } finally {
      clearTimeout(timer);
      onState(false);
    }
  }

  async function listenOn(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (stopped.signal.aborted) return;
        // Once a trouble, not once a try.
        if (failures === 0) onError(error);
      });
      if (stopped.signal.aborted) return;
      const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.75 + Math.random() / 2);
      failures += 1;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause).unref();
        stopped.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    }
  }
  void listenOn();
  return { stop: () => stopped.abort() };
}

/** A line that is no JSON is nobody's. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
