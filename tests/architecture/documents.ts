import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import type { Incident } from '#bench/incidents/Incident.ts';
import { incidents } from '#bench/incidents/incidents.ts';
import { describeEnv } from '#config/describeEnv.ts';
import { endpoints } from '#config/endpoints.ts';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { exposeState } from '#server/services/exposeState.ts';
import { liveKinds } from '#shared/live/liveKinds.ts';
import { liveSignals } from '#shared/live/liveSignals.ts';

/** A metric as the registry describes it. */
export interface Metric {
  name: string;
  help: string;
  type: string;
  labels: readonly string[];
}

/** Every metric that the process exposes. Rejects when the registry is not one of prom-client. */
export async function metricCatalogue(): Promise<Metric[]> {
  const created = createMetrics({ id: 'docs' });
  const { registry } = created;
  exposeState(registry, {
    caches: () => [],
    breakers: () => [],
    renders: () => ({ running: 0, waiting: 0, refused: 0, lateMs: 0 }),
    lateness: () => 0,
    isShared: () => true,
    unsentPurges: () => 0,
    liveStream: () => ({ streams: 0, players: 0, isPushed: false }),
  } as Parameters<typeof exposeState>[1]);
  // Series of these two name their labels with their first value.
  created.beginRequest();
  created.observeRequest({ route: '/', method: 'GET', status: 200, seconds: 0 });
  created.observeUpstream({ upstream: 'platform', operation: 'games.get', seconds: 0, error: undefined });
  if (!(registry instanceof Registry)) throw new Error('Not a registry');
  const metrics = await registry.getMetricsAsJSON();
  return metrics.map(({ name, help, type, values }) => {
    const { labelNames = [] } = registry.getSingleMetric(name) as { labelNames?: string[] };
    const seen = (values as { labels: object }[]).flatMap(({ labels }) => Object.keys(labels));
    return { name, help, type: String(type), labels: [...new Set([...labelNames, ...seen])] };
  });
}

/** Names of log events with the docstring of each in the source. */
export function eventCatalogue(): { name: string; meaning: string }[] {
  const source = readFileSync('server/observability/logEvents.ts', 'utf8');
  return [...source.matchAll(/\/\*\* (.+?) \*\/\n\s+\w+: '([a-z_]+)'/g)].map(([, meaning, name]) => ({
    name: name as string,
    meaning: meaning as string,
  }));
}

function table(head: string[], rows: string[][]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** The text between `<!-- name -->` and `<!-- /name -->` in the documents, by name. */
async function generatedSections(): Promise<Record<string, string>> {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const metrics = (await metricCatalogue()).filter(({ name }) => !/^(?:process|nodejs)_/.test(name));
  return {
    endpoints: table(
      ['Address', 'For', 'Meaning'],
      endpoints.map(({ verb, address, for: reader, meaning }) => [`\`${verb} ${address}\``, reader, meaning]),
    ),
    metrics: table(
      ['Metric', 'Kind', 'Meaning'],
      metrics.map(({ name, type, help }) => [`\`${name}\``, type, help]),
    ),
    events: table(
      ['Event', 'Meaning'],
      eventCatalogue().map(({ name, meaning }) => [`\`${name}\``, meaning]),
    ),
    liveKinds: table(
      ['Event', 'Meaning', 'Read by'],
      Object.entries(liveKinds).map(([name, { meaning, method }]) => [`\`${name}\``, meaning, `\`${method}\``]),
    ),
    liveSignals: table(
      ['Event', 'Meaning'],
      Object.entries(liveSignals).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
    incidents: table(
      ['What happens', 'Signals', 'Within', 'If it lasts', 'Then'],
      Object.values<Incident>(incidents).map(({ what, signals, within, alert, section }) => [
        what,
        signals.map(({ text }) => text).join('; '),
        `${within} s`,
        alert ? `\`${alert}\`` : '',
        `[${section}](${runbook.includes(`## ${section}\n`) ? '' : 'operations.md'}#${anchorOf(section)})`,
      ]),
    ),
    variables: table(
      ['Variable', 'Default', 'Meaning'],
      describeEnv().map(({ name, fallback, meaning }) => [`\`${name}\``, fallback ? `\`${fallback}\`` : '', meaning]),
    ),
  };
}

/** The document with its generated sections replaced and the rest unchanged. Rejects when the file is missing. */
export async function withSections(file: string): Promise<string> {
  const sections = await generatedSections();
  return readFileSync(file, 'utf8').replace(/<!-- (\w+) -->\n[\s\S]*?<!-- \/\1 -->/g, (whole, name: string) =>
    sections[name] === undefined ? whole : `<!-- ${name} -->\n${sections[name]}\n<!-- /${name} -->`,
  );
}
