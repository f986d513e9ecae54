import { eventsPath } from '../../../shared/keys/eventsPath.ts';
import { readEventLines, type StreamEvent } from '../../../shared/live/readEventLines.ts';
import { reconnectPause } from './reconnectPause.ts';

export interface LiveConnectionOptions {
  fetch: typeof globalThis.fetch;
  /** Of the last event that was seen, whoever has seen it. */
  lastId: () => string | undefined;
  onEvent: (event: StreamEvent) => void;
  /** Bytes have come, an event or not. */
  onAlive: () => void;
  random?: () => number;
}

/** Milliseconds without a byte after which a stream is lost; a sign of life comes every seven seconds. */
export const SILENCE_MS = 9_000;
/** A stream that has lived so long was a good one: one that is cut after ten seconds has shown life after three. Milliseconds. */
const GOOD_MS = 3_000;

/** The stream of events, opened again whenever it ends, until it is closed or the site says that there is none for this visitor (204, which is told as `signed_out`, 403, 404). */
export function createLiveConnection({ fetch, lastId, onEvent, onAlive, random }: LiveConnectionOptions): {
  close: () => void;
} {
  const closed = new AbortController();
  let failures = 0;
  let toldMs: number | undefined;

  const read = (event: StreamEvent) => {
    if (event.name === 'reconnect') toldMs = (JSON.parse(event.data) as { in_ms: number }).in_ms;
    onEvent(event);
  };

  /** Resolves to whether to come back. */
  async function openOnce(): Promise<boolean> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const startedAt = Date.now();
    let lastAt = startedAt;
    const id = lastId();
    try {
      const response = await fetch(eventsPath, {
        headers: { accept: 'text/event-stream', ...(id === undefined ? {} : { 'last-event-id': id }) },
        cache: 'no-store',
        signal: AbortSignal.any([closed.signal, silence.signal]),
      });
      const { status, body, headers } = response;
      if (status === 204) onEvent({ name: 'signed_out', data: '{}', id: undefined });
      if (status === 204 || status === 403 || status === 404) return false;
      toldMs = Number(headers.get('retry-after')) * 1_000 || undefined;
      if (status !== 200 || !body || !headers.get('content-type')?.startsWith('text/event-stream')) {
        await body?.cancel();
        return true;
      }
      const take = readEventLines(read);
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        lastAt = Date.now();
        take(piece.value);
        onAlive();
      }
    } catch {
      // Cut, silent or closed: what comes next is the same.
    } finally {
      clearTimeout(timer);
      if (lastAt - startedAt >= GOOD_MS) failures = 0;
    }
    return true;
  }

  async function run(): Promise<void> {
    while (await openOnce()) {
      if (closed.signal.aborted) return;
      const pause = reconnectPause(failures, toldMs, random);
      failures += 1;
      toldMs = undefined;
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
