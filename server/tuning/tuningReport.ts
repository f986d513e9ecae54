import type { Env } from '#config/env.ts';
import type { LiveSettings } from '#server/services/createLiveSettings.ts';
import { compareAddresses, unexplainedRedirects } from './compareAddresses.ts';
import { createCallCounter } from './createCallCounter.ts';
import { estimateCalls } from './estimateCalls.ts';
import { replayLimits } from './replayLimits.ts';
import { noVerdicts, type Replayed, replayPages, type Verdicts } from './replayPages.ts';
import { hitRatioOf, suggestSettings } from './suggestSettings.ts';
import type { Traffic } from './Traffic.ts';

/** Settings, as parsed and as the running site reads them. */
interface Settings {
  env: Pick<Env, 'CACHE_PAGES_MAX_BYTES' | 'PUBLIC_ORIGIN'>;
  live: Pick<LiveSettings, 'caching' | 'redirects' | 'perMinute'>;
}

const HOUR = 3_600_000;
const MAX_ROWS = 20;

/** The report of `npm run tune` as Markdown: what was, what the replay of the same settings says, and what a candidate would have given. */
export function tuningReport(traffic: Traffic, today: Settings, candidate: Settings): string {
  const hours = Math.max((traffic.to - traffic.from) / HOUR, 1 / 60);
  const replay = ({ env, live }: Settings) => {
    const options = { caching: live.caching(), maxBytes: env.CACHE_PAGES_MAX_BYTES };
    const counter = createCallCounter(options.caching);
    return { options, counter, replayed: replayPages(traffic, { ...options, onRender: counter.onRender }) };
  };
  const replayToday = replay(today);
  // Without a candidate both are the same, and are replayed once.
  const replayAfter = candidate === today ? replayToday : replay(candidate);
  const [before, after] = [replayToday.replayed, replayAfter.replayed];
  const calls = estimateCalls(traffic, replayToday.counter, replayAfter.counter);
  const suggestion = suggestSettings(traffic, replayAfter.options);
  const real = realVerdicts(traffic);
  const realRenders = sum([...traffic.renders.values()]);
  const realCalls = sum([...traffic.calls.values()].map((names) => sum([...names.values()])));
  const parts = [
    '# A day of traffic, replayed',
    `${count(traffic.requests)} requests in ${hours.toFixed(1)} hours, ${count(traffic.visits.length)} of them of guests' pages, of ${count(traffic.pages.length)} different pages.${traffic.unreadable === 0 ? '' : ` ${count(traffic.unreadable)} lines are not of this log and were left out.`}`,
    '## Guests’ pages',
    table(
      ['', 'in the log', 'replayed as today', 'candidate'],
      [
        [
          'answered without a render of their own',
          ...[real.all, before.all, after.all].map((one) => percent(hitRatioOf(one))),
        ],
        ['fresh, of the page cache', ...[real.all, before.all, after.all].map((one) => percent(share(one.hit, one)))],
        ['stale', ...[real.all, before.all, after.all].map((one) => percent(share(one.stale, one)))],
        ['renders an hour', ...[realRenders, before.renders, after.renders].map((all) => count(all / hours))],
        [
          'calls to upstreams an hour, for renders',
          count(realCalls / hours),
          '',
          count(sum([...calls.values()]) / hours),
        ],
        ['memory at its highest', '', megabytes(before.maxUsed), megabytes(after.maxUsed)],
      ],
    ),
    '### By route',
    routes(traffic, real.byRoute, before, after, calls, hours),
    '## Addresses with another answer',
    changes(traffic, today, candidate),
    '## Rate limits',
    limits(traffic, candidate),
    '## Suggestion',
    `- Memory: ${megabytes(suggestion.memory)} keep 99 % of the hits that any memory would give (\`CACHE_PAGES_MAX_BYTES\`; all pages together need ${megabytes(suggestion.allPages)}, the candidate has ${megabytes(candidate.env.CACHE_PAGES_MAX_BYTES)}).`,
    freshTime(suggestion),
    '## Not replayed',
    'Pages of players and their preludes, and redirects by the content service or the platform. The log is taken for that of one process: lines of several replicas in one file would count as one cache, so replay the log of each alone.',
  ];
  return `${parts.join('\n\n')}\n`;
}

function realVerdicts(traffic: Traffic): { all: Verdicts; byRoute: Map<string, Verdicts> } {
  const all = noVerdicts();
  const byRoute = new Map<string, Verdicts>();
  for (const { page, verdict } of traffic.visits) {
    const route = traffic.pages[page]?.route ?? '?';
    const counts = byRoute.get(route) ?? noVerdicts();
    byRoute.set(route, counts);
    // A visitor who waited in vain for another's render got one alone.
    const countedAs = (verdict === 'bypass' ? 'miss' : verdict) as keyof Verdicts;
    all[countedAs] += 1;
    counts[countedAs] += 1;
  }
  return { all, byRoute };
}

function routes(
  { calls: realCalls }: Traffic,
  real: Map<string, Verdicts>,
  before: Replayed,
  after: Replayed,
  calls: Map<string, number>,
  hours: number,
): string {
  const rows = [...real]
    .map(([route, verdicts]) => ({ route, verdicts, visits: sum(Object.values(verdicts)) }))
    .toSorted((a, b) => b.visits - a.visits)
    .slice(0, MAX_ROWS)
    .map(({ route, verdicts, visits }) => [
      `\`${route}\``,
      count(visits),
      ...[verdicts, before.byRoute.get(route), after.byRoute.get(route)].map((one) =>
        percent(hitRatioOf(one ?? noVerdicts())),
      ),
      `${count((before.rendersByRoute.get(route) ?? 0) / hours)} → ${count((after.rendersByRoute.get(route) ?? 0) / hours)}`,
      `${count(sum([...(realCalls.get(route)?.values() ?? [])]) / hours)} → ${count((calls.get(route) ?? 0) / hours)}`,
    ]);
  return table(['route', 'visits', 'in the log', 'today', 'candidate', 'renders an hour', 'calls an hour'], rows);
}

function changes(traffic: Traffic, today: Settings, candidate: Settings): string {
  const all = compareAddresses(traffic, today, candidate);
  const rows = all
    .slice(0, MAX_ROWS)
    .map((one) => [
      one.kind,
      one.today,
      one.candidate,
      count(one.count),
      one.examples.map((path) => `\`${path}\``).join(' '),
    ]);
  const unexplained = unexplainedRedirects(traffic, today);
  const note =
    unexplained.length === 0
      ? ''
      : `\n\n${count(sum(unexplained.map((one) => one.count)))} requests were redirected by rules of the content service or the platform, which this replay does not know (\`${unexplained[0]?.path}\`).`;
  if (rows.length === 0) return `None.${note}`;
  const more = all.length > MAX_ROWS ? `\n\nAnd ${count(all.length - MAX_ROWS)} more kinds.` : '';
  return table(['what', 'today', 'candidate', 'requests', 'for example'], rows) + more + note;
}

function limits(traffic: Traffic, { live }: Settings): string {
  const rows = replayLimits(traffic, live.perMinute).map((one) => [
    one.limit,
    `${live.perMinute(one.limit)}`,
    count(one.counted),
    count(one.refused),
    count(one.wouldRefuse),
    count(one.buckets),
  ]);
  if (rows.length === 0) return 'No request has counted in a limit.';
  return table(['limit', 'candidate, a minute', 'counted', 'refused in the log', 'would refuse', 'visitors'], rows);
}

function freshTime({ freshTimes, longestFresh }: ReturnType<typeof suggestSettings>): string {
  if (freshTimes.length === 0)
    return '- Fresh time: the log has no change of the content, so it says nothing about how long a page stays right.';
  const rows = freshTimes.map(({ ms, hitRatio, renders, outdated }) => [
    `${ms / 1_000} s`,
    percent(hitRatio),
    count(renders),
    count(outdated),
  ]);
  const sentence =
    longestFresh === undefined
      ? '- Fresh time: at every time some visit would have got an outdated page if the webhook had not told the change. Keep the webhook working.'
      : `- Fresh time: ${longestFresh / 1_000} s is the longest with which no visit would have got an outdated page, even without the webhook (\`CACHE_PAGES_FRESH\`).`;
  return `${sentence}\n\n${table(['fresh', 'without a render', 'renders', 'outdated visits without the webhook'], rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}

function share(part: number, all: Verdicts): number {
  return part / Math.max(1, sum(Object.values(all)));
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)} %`;
}

function count(number: number): string {
  return `${Math.round(number)}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
