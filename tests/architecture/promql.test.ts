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
  selectors: { metric: string; text: string; labels: string[] }[];
  /** Labels that its results are grouped and matched by. */
  groupedBy: string[];
}

function read(expression: string): Reading {
  const errors: string[] = [];
  const selectors: Reading['selectors'] = [];
  const groupedBy: string[] = [];
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) errors.push(expression.slice(from));
      const metric = name === 'VectorSelector' ? node.getChild('Identifier') : null;
      if (metric) selectors.push({ metric: textOf(metric), text: expression.slice(from, to), labels: [] });
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') groupedBy.push(textOf(node));
      else if (name === 'LabelName') selectors.at(-1)?.labels.push(textOf(node));
    },
  });
  return { errors, selectors, groupedBy };
}

interface Dashboard {
  panels: {
    id: number;
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets?: { refId: string; expr: string; legendFormat?: string }[];
  }[];
}
interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[];
}

interface AlertCases {
  tests: {
    name: string;
    input_series: { series: string }[];
    alert_rule_test?: { alertname: string; exp_alerts?: unknown[] }[];
    promql_expr_test?: { expr: string; exp_samples?: unknown[] }[];
  }[];
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

/** Labels by metric; those of the scrape configuration included. */
async function labelsByMetric(): Promise<Map<string, Set<string>>> {
  const ofScrape = ['job', 'instance'];
  const all = new Map([['up', new Set(ofScrape)]]);
  for (const { name, labels } of await metricCatalogue())
    for (const one of [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])
      all.set(one, new Set([...ofScrape, ...labels]));
  return all;
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
  const known = await labelsByMetric();
  for (const [of, expression] of expressions()) {
    const { selectors } = read(expression);
    expect(selectors.length, of).toBeGreaterThan(0);
    expect(selectors.filter(({ metric }) => !known.has(metric))).toEqual([]);
    for (const { text } of selectors) expect(text, of).toMatch(/\{job="(?:croupier|\$job)"[,}]/);
  }
});

test('every label of an expression is one of its metrics', async () => {
  const known = await labelsByMetric();
  for (const [of, expression] of expressions()) {
    const { selectors, groupedBy } = read(expression);
    for (const { metric, labels } of selectors)
      expect([metric, labels.filter((label) => !known.get(metric)?.has(label))], of).toEqual([metric, []]);
    const made = [...expression.matchAll(/label_replace\(.*?, "(\w+)"/g)].map(([, label]) => label);
    const given = new Set([...made, ...selectors.flatMap(({ metric }) => [...(known.get(metric) ?? [])])]);
    expect(
      groupedBy.filter((label) => !given.has(label)),
      of,
    ).toEqual([]);
  }
});

test('the panels of the dashboard have an id and a place of their own, and name their lines by labels that these have', () => {
  const { panels } = JSON.parse(readFileSync('ops/grafana/dashboard.json', 'utf8')) as Dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = panels.flatMap(({ title, gridPos: { x, y, w, h } }) => {
    expect(x + w, title).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`);
  });
  expect(new Set(places).size).toBe(places.length);
  for (const { title, targets = [] } of panels) {
    expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
    for (const { expr, legendFormat = '' } of targets) {
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      const { groupedBy } = read(expr);
      if (/^(?:sum|max|count|topk|histogram)/.test(expr))
        expect(
          named.filter((label) => !groupedBy.includes(String(label))),
          `${title}: ${expr}`,
        ).toEqual([]);
    }
  }
});

test('every alert has a case that sees it quiet and firing, by series that /metrics has', async () => {
  const known = await labelsByMetric();
  const tests = ['alerts', 'dayAlerts'].flatMap(
    (cases) => (parse(readFileSync(`ops/prometheus/${cases}.test.yml`, 'utf8'), { merge: true }) as AlertCases).tests,
  );
  for (const { name, input_series } of tests)
    for (const { series } of input_series) {
      const { errors, selectors } = read(series);
      const [one] = selectors;
      expect([errors, selectors.length], `${name}: ${series}`).toEqual([[], 1]);
      expect(
        one?.labels.filter((label) => !known.get(one.metric)?.has(label)),
        `${name}: ${series}`,
      ).toEqual([]);
    }
  const looks = tests.flatMap(({ alert_rule_test = [], promql_expr_test = [] }) => [
    ...alert_rule_test.map(({ alertname, exp_alerts = [] }) => ({ alert: alertname, isFiring: exp_alerts.length > 0 })),
    ...promql_expr_test.map(({ expr, exp_samples = [] }) => ({
      alert: /alertname="(\w+)",alertstate="firing"/.exec(expr)?.[1],
      isFiring: exp_samples.length > 0,
    })),
  ]);
  const { groups } = parse(readFileSync('ops/prometheus/alerts.yml', 'utf8')) as Alerts;
  const without = groups
    .flatMap(({ rules }) => rules)
    .filter(
      (rule) =>
        ![true, false].every((isFiring) => looks.some((one) => one.alert === rule.alert && one.isFiring === isFiring)),
    )
    .map(({ alert }) => alert);
  expect(without).toEqual([]);
});

test('every metric that a document names is one that /metrics has', async () => {
  const known = await labelsByMetric();
  const named = repositoryFiles(/^docs\/(?!decisions\/).*\.md$/).flatMap(({ name, text }) =>
    [...text.matchAll(/\bcroupier_[a-z_]+/g)].map(([metric]) => ({ name, metric })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ metric }) => !known.has(metric))).toEqual([]);
});
