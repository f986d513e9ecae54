import type { LiveKind } from '../../shared/live/LiveEvents.ts';
import type { LiveSignal } from '../../shared/live/liveSignals.ts';

/** An event as it goes over the wire. `json` holds no line break: it comes from JSON.stringify. */
export function eventText(name: LiveKind | LiveSignal, json: string, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`;
}
