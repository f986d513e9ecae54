import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';
import { metricCatalogue } from './documents.ts';

/** What an expression of Prometheus reads, by the grammar of Prometheus' own editor. */
interface Reading {
  /** Where the grammar finds no meaning, as the rest of the expression from there. */
  errors: string[];
  /** The metrics it selects, each with its labels: `up{job="croupier"}`. */
  selectors: { metric: string; text: string }[];
}

function read(expression: string): Reading {
  const errors: string[] = [];
  const selectors: Reading['selectors'] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) errors.push(expression.slice(from));
      const metric = name === 'VectorSelector' ? node.getChild('Identifier') : null;
      if (metric)
        selectors.push({ metric: expression.slice(metric.from, metric.to), text: expression.slice(from, to) });
    },
  });
  return { errors, selectors };
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}
interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[];
}

/** Every expression of the dashboard and of the alerts, with the panel or the alert that has it. */
function expressions(): [of: string, expression: string][] {
  const { panels } = JSON.parse(readFileSync('ops/grafana/dashboard.json', 'utf8')) as Dashboard;
  const { groups } = parse(readFileSync('ops/prometheus/alerts.yml', 'utf8')) as Alerts;
  return [
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [title, expr])),
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }): [string, string] => [alert, expr])),
  ];
}

async function metricNames(): Promise<Set<string>> {
  const metrics = await metricCatalogue();
  return new Set(metrics.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

test('every expression of the dashboard and the alerts is PromQL', () => {
  expect(expressions().length).toBeGreaterThan(40);
  expect(expressions().filter(([, expression]) => read(expression).errors.length > 0)).toEqual([]);
});

test('the check of expressions finds a missing bracket, an unknown function, a label without quotes and an odd range', () => {
  const wrong = ['sum(rate(up[5m])', 'fastest(up)', 'up{job=croupier}', 'rate(up[5 minutes])', 'sum by up', ''];
  expect(wrong.filter((expression) => read(expression).errors.length === 0)).toEqual([]);
});

test('every expression reads metrics that /metrics has, of the job alone', async () => {
  const known = (await metricNames()).add('up');
  for (const [of, expression] of expressions()) {
    const { selectors } = read(expression);
    expect(selectors.length, of).toBeGreaterThan(0);
    expect(selectors.filter(({ metric }) => !known.has(metric))).toEqual([]);
    for (const { text } of selectors) expect(text, of).toMatch(/\{job="(?:croupier|\$job)"[,}]/);
  }
});

test('every metric that a document names is one that /metrics has', async () => {
  const known = await metricNames();
  const named = repositoryFiles(/^docs\/(?!decisions\/).*\.md$/).flatMap(({ name, text }) =>
    [...text.matchAll(/\bcroupier_[a-z_]+/g)].map(([metric]) => ({ name, metric })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ metric }) => !known.has(metric))).toEqual([]);
});
