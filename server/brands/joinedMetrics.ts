import type { MetricsText } from '#server/edge/operator/metricsRoute.ts';

/**
 * The metrics of the process and of each brand in one text: samples of one name stand together, as the format asks. The brands' series have
 * the label `brand`; those of the process and of the build's brand have none.
 */
export function joinedMetrics(main: MetricsText, others: () => readonly MetricsText[]): MetricsText {
  return {
    contentType: main.contentType,
    async metrics() {
      const more = others();
      if (more.length === 0) return main.metrics();
      const texts = await Promise.all([main, ...more].map((one) => one.metrics()));
      const families = new Map<string, { head: string[]; samples: string[] }>();
      for (const text of texts) collect(text, families);
      return `${[...families.values()].map(({ head, samples }) => [...head, ...samples].join('\n')).join('\n\n')}\n`;
    },
  };
}

/** Adds the samples of a text to their families: the lines after `# HELP name`. */
function collect(text: string, families: Map<string, { head: string[]; samples: string[] }>): void {
  let family: { head: string[]; samples: string[] } | undefined;
  let isKnown = false;
  for (const line of text.split('\n')) {
    const [, name] = /^# HELP (\S+)/.exec(line) ?? [];
    if (name !== undefined) {
      isKnown = families.has(name);
      family = families.get(name) ?? { head: [], samples: [] };
      families.set(name, family);
    }
    if (line === '' || !family) continue;
    if (!line.startsWith('#')) family.samples.push(line);
    else if (!isKnown) family.head.push(line);
  }
}
