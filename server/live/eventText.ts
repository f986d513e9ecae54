import type { LiveKind } from '#shared/live/LiveEvents.ts';
import type { LiveSignal } from '#shared/live/liveSignals.ts';

/** Formats a server-sent event. `json` must not contain a line break, as the output of JSON.stringify. */
export function eventText(name: LiveKind | LiveSignal, json: string, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`;
}
