import { isAscii } from 'node:buffer';
import { logEvents } from '#server/observability/logEvents.ts';
import { readLog } from './readLog.ts';
import type { PageOfLog, Traffic } from './Traffic.ts';

interface Line {
  event: string;
  brand?: string;
  time: string;
  method: string;
  route?: string;
  path: string;
  status: number;
  ms: number;
  cache?: Record<string, string>;
  uncacheable?: string;
  page?: string;
  size?: number;
  limits?: { name: string; bucket: string; times?: number; amount?: number }[];
  calls?: { name: string; verdict: string }[];
  by?: string;
}

/** Verdicts of a call that reached the upstream. */
const REACHED = new Set(['miss', 'refresh', 'bypass', 'failed']);
/** Reasons that are known before a page is rendered, and that no setting changes. */
const OF_A_PLAYER = new Set(['session', 'break', 'preview', 'authorization']);
const MAX_ADDRESSES = 200_000;
const CONTENT = 'content:';

/** Reads a log of one process in one pass: of one of BRANDS, or of the build's brand. Rejects as `readLog` does. */
export async function readTraffic(file: string, brand?: string): Promise<Traffic> {
  const reader = createTrafficReader(brand);
  // Many lines at once: a turn of the event loop for each of a million lines would take longer than reading them.
  for await (const lines of readLog(file)) for (const line of textOf(lines).split('\n')) reader.line(line);
  return reader.traffic();
}

/** Most of a log is ASCII, which is copied and not decoded, in a tenth of the time. */
function textOf(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** The traffic of lines in any order; lines of other programs are counted and left out. */
export function trafficOf(lines: Iterable<string>, brand?: string): Traffic {
  const reader = createTrafficReader(brand);
  for (const line of lines) reader.line(line);
  return reader.traffic();
}

function createTrafficReader(brand: string | undefined) {
  const traffic: Traffic = {
    requests: 0,
    unreadable: 0,
    from: Number.POSITIVE_INFINITY,
    to: 0,
    visits: [],
    pages: [],
    changes: [],
    addresses: new Map(),
    limits: [],
    calls: new Map(),
    renders: new Map(),
  };
  const indexes = new Map<string, number>();
  return {
    line(text: string): void {
      const line = parsed(text);
      if (line === undefined) {
        if (text.trim() !== '') traffic.unreadable += 1;
      } else if (line.brand === brand || line.event === logEvents.started) take(traffic, indexes, line);
    },
    /** All that was read, by time. */
    traffic(): Traffic {
      traffic.visits.sort((a, b) => a.time - b.time);
      traffic.changes.sort((a, b) => a.time - b.time);
      traffic.limits.sort((a, b) => a.time - b.time);
      return traffic;
    },
  };
}

function parsed(text: string): Line | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const line = JSON.parse(withoutStages(text)) as Line;
    return typeof line.event === 'string' && typeof line.time === 'string' ? line : undefined;
  } catch {
    return undefined;
  }
}

const STAGES = '"stages":[';

/**
 * The line without its stages, which are half of its text and nothing of the traffic. Within a text of the line a quote is escaped, so that
 * only the field itself begins like this; it has no array in it. A line that ends with it is parsed whole.
 */
function withoutStages(text: string): string {
  const begin = text.indexOf(STAGES);
  const end = begin === -1 ? -1 : text.indexOf('],', begin);
  return end === -1 ? text : text.slice(0, begin) + text.slice(end + 2);
}

function take(traffic: Traffic, indexes: Map<string, number>, line: Line): void {
  const end = Date.parse(line.time);
  if (line.event === logEvents.started) traffic.changes.push({ time: end, kind: 'start', collection: undefined });
  if (line.event === logEvents.cachePurged)
    traffic.changes.push({ time: end, kind: 'purge', collection: purged(line) });
  if (line.event === logEvents.pageRerendered) {
    const page = pageOf(traffic, indexes, String(line.page));
    noteRender(traffic, page, line);
  }
  if (line.event !== logEvents.request) return;
  const time = end - line.ms;
  traffic.requests += 1;
  traffic.from = Math.min(traffic.from, time);
  traffic.to = Math.max(traffic.to, end);
  for (const [place, { name, bucket, times = 1, amount = 1 }] of (line.limits ?? []).entries()) {
    const isGate = line.limits?.findIndex((one) => one.name === name) === place;
    traffic.limits.push({ time, limit: name, bucket, times, amount, isGate, isRefused: line.status === 429 });
  }
  noteAddress(traffic, line);
  const verdict = line.cache?.['pages'];
  if (line.page === undefined) return;
  const index = indexOf(traffic, indexes, line.page);
  const page = traffic.pages[index] as PageOfLog;
  if (line.route !== undefined) page.route = line.route;
  if (line.size !== undefined) page.size = line.size;
  const isStored = line.uncacheable === undefined || line.uncacheable === 'off';
  page.storedIn = isStored ? (line.status === 404 ? 'missing' : 'pages') : undefined;
  if (verdict === 'miss' || verdict === 'bypass') noteRender(traffic, page, line);
  traffic.visits.push({
    time,
    page: index,
    verdict: line.uncacheable === 'off' ? 'off' : (verdict ?? 'miss'),
    ms: line.ms,
  });
}

function purged(line: Line): string | undefined {
  const { cache } = line as { cache?: unknown };
  return typeof cache === 'string' && cache !== 'all' && cache !== 'prazer-config' ? cache : undefined;
}

function noteRender({ calls, renders }: Traffic, page: PageOfLog, line: Line): void {
  if (line.route !== undefined) page.route = line.route;
  if (line.size !== undefined) page.size = line.size;
  page.ms = line.ms;
  renders.set(page.route, (renders.get(page.route) ?? 0) + 1);
  const read = Object.keys(line.cache ?? {}).filter((name) => name.startsWith(CONTENT));
  if (read.length > 0) page.uses = new Set(read.map((name) => name.slice(CONTENT.length)));
  const counts = calls.get(page.route) ?? new Map<string, number>();
  calls.set(page.route, counts);
  for (const { name, verdict } of line.calls ?? []) {
    if (!REACHED.has(verdict)) continue;
    page.calls.add(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

function noteAddress({ addresses }: Traffic, line: Line): void {
  if (line.method !== 'GET' && line.method !== 'HEAD') return;
  if (line.path.startsWith('/api/') || line.path.startsWith('/_/')) return;
  const reason = line.uncacheable;
  const isGuest = reason === undefined || !OF_A_PLAYER.has(reason);
  const key = `${isGuest ? '' : 'p'} ${line.status} ${reason ?? ''} ${line.path}`;
  const noted = addresses.get(key);
  if (noted) noted.count += 1;
  else if (addresses.size < MAX_ADDRESSES)
    addresses.set(key, {
      path: line.path,
      isGuest,
      status: line.status,
      route: line.route,
      reason,
      isPage: line.page !== undefined || reason !== undefined,
      count: 1,
    });
}

function indexOf(traffic: Traffic, indexes: Map<string, number>, name: string): number {
  const before = indexes.get(name);
  if (before !== undefined) return before;
  const index = traffic.pages.length;
  traffic.pages.push({ name, route: '?', size: 0, ms: 0, storedIn: 'pages', uses: undefined, calls: new Set() });
  indexes.set(name, index);
  return index;
}

function pageOf(traffic: Traffic, indexes: Map<string, number>, name: string): PageOfLog {
  return traffic.pages[indexOf(traffic, indexes, name)] as PageOfLog;
}
