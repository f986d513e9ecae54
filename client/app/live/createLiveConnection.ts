import { inMs } from '#shared/domain/inMs.ts';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import { readEventLines, type StreamEvent } from '#shared/live/readEventLines.ts';

const FIRST_MS = 1_000;
const MAX_MS = 60_000;

/**
 * Milliseconds until the stream is reopened after `failures` in a row: doubles each time up to a minute, is at least `retryAfterMs`,
 * and has jitter.
 */
function reconnectPause(failures: number, retryAfterMs: number | undefined, random = Math.random): number {
  const jitter = 0.5 + random() / 2;
  return (retryAfterMs ?? 0) * (1 + random() / 5) + Math.min(MAX_MS, FIRST_MS * 2 ** failures) * jitter;
}

export interface LiveConnectionOptions {
  fetch: typeof globalThis.fetch;
  /** The player that the page shows: the site opens no stream of another one. */
  uid: number;
  /** Id of the last event that any tab has received. */
  lastId: () => string | undefined;
  onEvent: (event: StreamEvent) => void;
  /** Called when bytes arrive, with or without an event. */
  onAlive: () => void;
  random?: () => number;
}

/** Milliseconds without a byte after which a stream is lost; the server sends a heartbeat every seven seconds. */
export const SILENCE_MS = 9_000;
/** Milliseconds of a stream that count as a success and reset the backoff: one cut after ten seconds has had a heartbeat by then. */
const GOOD_MS = 3_000;

/**
 * The event stream, reopened whenever it ends, until it is closed or the site answers that this visitor has none (403, 404, or 204,
 * which is reported as `signed_out`).
 */
export function createLiveConnection({ fetch, uid, lastId, onEvent, onAlive, random }: LiveConnectionOptions): {
  close: () => void;
} {
  const closed = new AbortController();
  let failures = 0;
  let retryAfterMs: number | undefined;

  const read = (event: StreamEvent) => {
    if (event.name === 'reconnect') retryAfterMs = (JSON.parse(event.data) as { in_ms: number }).in_ms;
    onEvent(event);
  };

  /** Resolves to whether to reconnect. */
  async function openOnce(): Promise<boolean> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const startedAt = Date.now();
    let lastAt = startedAt;
    const id = lastId();
    try {
      const response = await fetch(eventsPath, {
        headers: {
          accept: 'text/event-stream',
          [senderKeys.header]: String(uid),
          ...(id === undefined ? {} : { 'last-event-id': id }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([closed.signal, silence.signal]),
      });
      const { status, body, headers } = response;
      if (status === 204) onEvent({ name: 'signed_out', data: '{}', id: undefined });
      if (status === 204 || status === 403 || status === 404) return false;
      retryAfterMs = inMs(Number(headers.get('retry-after'))) || undefined;
      if (status !== 200 || !body || !headers.get('content-type')?.startsWith('text/event-stream')) {
        await body?.cancel();
        return true;
      }
      const take = readEventLines(read);
      const reader = body.getReader();
      const decoder = new TextDecoder();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        lastAt = Date.now();
        take(decoder.decode(piece.value, { stream: true }));
        onAlive();
      }
    } catch {
      // Cut, silent or closed: run() decides what follows.
    } finally {
      clearTimeout(timer);
      if (lastAt - startedAt >= GOOD_MS) failures = 0;
    }
    return true;
  }

  async function run(): Promise<void> {
    while (await openOnce()) {
      if (closed.signal.aborted) return;
      const pause = reconnectPause(failures, retryAfterMs, random);
      failures += 1;
      retryAfterMs = undefined;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        closed.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
      if (closed.signal.aborted) return;
    }
  }
  void run();
  return { close: () => closed.abort() };
}
