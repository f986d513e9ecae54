import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { Incident } from '#bench/incidents/Incident.ts';
import { incidents } from '#bench/incidents/incidents.ts';
import { serverFlags } from '#scripts/serverFlags.mjs';
import { logEvents } from '#server/observability/logEvents.ts';
import { repositoryFiles } from '#tests/support/repositoryFiles.ts';
import { anchorOf, eventCatalogue, metricCatalogue, withSections } from './documents.ts';
import { logLineSchema } from './logLineSchema.ts';
import { apiReference } from './reference/apiReference.ts';
import { collectionsReference } from './reference/collectionsReference.ts';
import { openApi } from './reference/openApi.ts';

test.each(['docs/configuration.md', 'docs/generated/signals.md', 'docs/runbook.md', 'docs/live.md'])(
  'the generated tables of %s match the code',
  async (file) => {
    await expect(await withSections(file)).toMatchFileSnapshot(`../../${file}`);
  },
);

test('docs/generated/log-line.schema.json has the fields of every log event', async () => {
  await expect(`${JSON.stringify(logLineSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../docs/generated/log-line.schema.json',
  );
});

test('docs/generated/api.md lists every method of the contract with its input and output', async () => {
  await expect(apiReference()).toMatchFileSnapshot('../../docs/generated/api.md');
});

test('docs/generated/collections.md lists every collection of the content service with its fields', async () => {
  await expect(await collectionsReference()).toMatchFileSnapshot('../../docs/generated/collections.md');
});

test('docs/generated/openapi.json is the contract as OpenAPI 3.1, valid by a public validator', async () => {
  const document = openApi();
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('../../docs/generated/openapi.json');
  const { valid, errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

/** Names of stages in a source: the keys of an object that begins behind `start` at the end of a line. */
function stagesIn(file: string, start: string): string[] {
  const objects = readFileSync(file, 'utf8').matchAll(new RegExp(`^( *)${start}\\{\n([^]*?)\n\\1\\}`, 'gm'));
  return [...objects].flatMap(([, indent, lines = '']) =>
    [...lines.matchAll(new RegExp(`^${indent}  (?:\\.\\.\\.\\(.*\\{ )?'?([\\w-]+)'?[:,]`, 'gm'))].map(
      ([, name]) => name as string,
    ),
  );
}

test('docs/life-of-a-request.md names every stage as the log line does', () => {
  const stages = [
    ...stagesIn('server/app.ts', String.raw`requestStages\(`),
    ...['api', 'file', 'address'].flatMap((name) => stagesIn(`server/stages/${name}Stages.ts`, 'return ')),
    ...stagesIn('server/stages/openPages.ts', 'const stages = '),
  ];
  const document = readFileSync('docs/life-of-a-request.md', 'utf8');
  expect(stages.length).toBeGreaterThan(50);
  expect(stages.filter((stage) => !document.includes(`**${stage}**`))).toEqual([]);
});

test('every metric of the site has its prefix, so that no other service of a Prometheus is summed in', async () => {
  const ours = (await metricCatalogue()).filter(({ name }) => !/^(?:process|nodejs)_/.test(name));
  expect(ours.length).toBeGreaterThan(30);
  expect(ours.map(({ name }) => name).filter((name) => !name.startsWith('croupier_'))).toEqual([]);
});

test('every log event has a one-line meaning in its source', () => {
  expect(eventCatalogue().map(({ name }) => name)).toEqual(Object.values(logEvents));
});

test('the Dockerfile and docs/operations.md start the server with the flags of npm start', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `CMD ${JSON.stringify(['node', ...serverFlags, 'dist/server/main.js']).replaceAll(',', ', ')}`,
  );
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`node ${serverFlags.join(' ')} dist/server/main.js`);
});

test('the README has a row for every npm script, and none for another', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const readme = readFileSync('README.md', 'utf8');
  const named = [...readme.matchAll(/`npm (?:run )?([a-z:]+)(?: -- [^`]+)?`/g)].map(([, name]) => name);
  expect([...new Set(named)].filter((name) => name !== 'ci').toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('CI of GitHub runs what CI runs elsewhere, and no command of its own', () => {
  const commands = [...readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/- run: (.+)/g)].map(([, one]) => one);
  expect(commands).toEqual(['npm ci --engine-strict', 'npm run setup', '.ci/run']);
});

test('every alert and every incident has a runbook section', () => {
  const alerts = readFileSync('ops/prometheus/alerts.yml', 'utf8');
  const headings = ['runbook', 'operations'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n');
  const anchors = new Set([...headings.matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title as string)));
  const rules = alerts.split('- alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(8);
  for (const rule of rules) {
    const [, anchor] =
      /runbook_url: '\{\{ \$externalLabels\.runbooks \}\}docs\/runbook\.md#([^\s']+)'/.exec(rule) ?? [];
    expect(anchors.has(anchor as string), `${rule.split('\n')[0]} -> ${anchor}`).toBe(true);
  }
  const names = rules.map((rule) => rule.split('\n')[0]);
  for (const { what, section, alert } of Object.values<Incident>(incidents)) {
    expect(anchors.has(anchorOf(section)), `${what} -> ${section}`).toBe(true);
    if (alert) expect(names, what).toContain(alert);
  }
});

test('relative links in documents, READMEs and decisions lead to existing files', () => {
  const pages = repositoryFiles(/\.md$/).filter(({ name }) => name !== 'CHANGELOG.md');
  expect(pages.length).toBeGreaterThan(50);
  const broken = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target]) => path.posix.join(path.posix.dirname(name), target as string))
      .filter((target) => !existsSync(target))
      .map((target) => `${name} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

test('a section of the changelog has at most a dozen lines', () => {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^##+ /m).slice(1);
  expect(sections.length).toBeGreaterThan(10);
  const long = sections.filter((section) => (section.match(/^- /gm) ?? []).length > 12);
  expect(long.map((section) => section.split('\n')[0])).toEqual([]);
});

test('a release of the changelog has its date, at most a dozen lines, and upgrade notes after the first one', () => {
  const [, ...parts] = (readFileSync('CHANGELOG.md', 'utf8').split('\n## Every change, by subject')[0] ?? '').split(
    /^## /m,
  );
  const releases = parts.map((part) => {
    const [lines = '', notes] = part.split('\n### Upgrading to ');
    return { date: part.slice(0, part.indexOf('\n')), count: lines.match(/^- /gm)?.length ?? 0, notes };
  });
  const dates = releases.map(({ date }) => date);
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual(
    dates
      .filter((date) => /^\d{4}-\d\d-\d\d$/.test(date))
      .toSorted()
      .reverse(),
  );
  expect(releases.filter(({ count }) => count < 1 || count > 12)).toEqual([]);
  expect(releases.slice(0, -1).filter(({ date, notes }) => !notes?.startsWith(`${date}\n`))).toEqual([]);
});

test('docs/README.md links every page of docs and every README of a folder', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const pages = repositoryFiles(/^docs\/(?!decisions\/).+\.md$/)
    .map(({ name }) => name.slice('docs/'.length))
    .filter((name) => name !== 'README.md');
  const rooms = repositoryFiles(/^(?!docs\/).+\/README\.md$/).map(({ name }) => `../${name}`);
  expect(pages.length).toBeGreaterThan(15);
  expect(rooms.length).toBeGreaterThan(2);
  expect([...pages, ...rooms].filter((page) => !index.includes(`](${page})`))).toEqual([]);
});
