import { type IncomingMessage, request } from 'node:http';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { readEventLines, type StreamEvent } from '#shared/live/readEventLines.ts';

/** An open event stream. */
export interface OpenEvents {
  status: number;
  headers: IncomingMessage['headers'];
  /** Events received so far, in order. */
  events: StreamEvent[];
  /** Parsed data of the last event with this name; undefined if there was none. */
  last<T>(name: string): T | undefined;
  isOver: () => boolean;
  /** Stops reading until `read` is called. */
  stall(): void;
  read(): void;
  close(): void;
}

/** Opens the event stream of a player as their browser does, and reads it until it is closed. Rejects when the connection fails. */
export function openEvents(origin: string, cookie: string, headers: Record<string, string> = {}): Promise<OpenEvents> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path: eventsPath,
        agent: false,
        headers: { cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin', ...headers },
      },
      (res) => {
        const events: StreamEvent[] = [];
        let isOver = false;
        const read = readEventLines((event) => events.push(event));
        res.setEncoding('utf8').on('data', read);
        res.on('error', () => undefined).on('close', () => (isOver = true));
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          events,
          last: <T>(name: string) => {
            const event = events.findLast((one) => one.name === name);
            return event && (JSON.parse(event.data) as T);
          },
          isOver: () => isOver,
          stall: () => void res.pause(),
          read: () => void res.resume(),
          close: () => outgoing.destroy(),
        });
      },
    );
    outgoing.on('error', reject).end();
  });
}
