import { Agent, interceptors, request } from 'undici';
import { platformFeed } from '#shared/live/platformFeed.ts';
import { type PlayerChange, playerChange } from '#shared/live/playerChange.ts';
import { readEventLines, type StreamEvent } from '#shared/live/readEventLines.ts';
import { parseJson } from './parseJson.ts';

/** Options of `createPlatformFeed`. */
export interface PlatformFeedOptions {
  /** PLATFORM_URL. */
  url: string;
  /** PLATFORM_EVENTS_TOKEN. */
  token: string;
  onChange: (change: PlayerChange) => void;
  /** Called for events other than changes; `data` is undefined when it is not JSON. */
  onOther?: ((name: string, data: unknown) => void) | undefined;
  /** Called for a change that cannot be read. */
  onUnreadable?: (() => void) | undefined;
  /** Called when the feed opens or closes. */
  onState: (isOpen: boolean) => void;
  onError: (error: unknown) => void;
}

/** First and maximum pause between tries in ms. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 30_000;

/** Milliseconds until a connection is open. */
const CONNECT = 5_000;

/**
 * Reads the platform's feed of changes of all players (platformFeed), and reconnects until it is stopped. Never rejects. With the client of
 * the other calls: `fetch` refuses the ports that browsers forbid, so that the feed alone would be lost.
 */
export function createPlatformFeed({
  url,
  token,
  onChange,
  onOther,
  onUnreadable,
  onState,
  onError,
}: PlatformFeedOptions): {
  stop(): void;
} {
  const stopped = new AbortController();
  // Silence is measured here, and not by the client.
  const agent = new Agent({ connections: 1, bodyTimeout: 0, connect: { timeout: CONNECT } });
  // A gateway may compress although nothing is asked for.
  const dispatcher = agent.compose(interceptors.decompress());
  let failures = 0;

  function receive({ name, data: text }: StreamEvent): void {
    const data = parseJson(text);
    if (name !== 'message') return onOther?.(name, data);
    const change = playerChange.safeParse(data);
    if (change.success) onChange(change.data);
    else onUnreadable?.();
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
      const { statusCode, headers, body } = await request(url + platformFeed.path, {
        dispatcher,
        headers: {
          accept: 'text/event-stream',
          'accept-encoding': 'identity',
          authorization: `Bearer ${token}`,
        },
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      });
      if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/event-stream')) {
        // Not read to its end, which a stream may not have.
        body.on('error', () => {}).destroy();
        throw new Error(`the feed answers ${statusCode}`);
      }
      onState(true);
      failures = 0;
      const read = readEventLines(receive);
      const decoder = new TextDecoder();
      for await (const bytes of body) {
        restart();
        read(decoder.decode(bytes as Buffer, { stream: true }));
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
        // Reported once per outage, not once per try.
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
  return {
    stop() {
      stopped.abort();
      void agent.destroy();
    },
  };
}
