import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../client/app/routes.ts';
import { describeEnv } from '../../config/describeEnv.ts';

/** Documents that list something are written by these functions: run `vitest -u --project architecture` after a change. */
function envTable(): string {
  const rows = describeEnv().map(
    ({ name, fallback, meaning }) => `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${meaning} |`,
  );
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function routeMap(): string {
  const rows = routes.map(({ pattern, page, loader, layout, audience }) => {
    const loaderCell = loader ? `[${loader}.loader.ts](../client/features/${loader}.loader.ts)` : '';
    return `| \`${pattern}\` | [${page}.tsx](../client/features/${page}.tsx) | ${loaderCell} | ${layout} | ${audience} |`;
  });
  return [
    '# Where things live',
    '',
    'Every URL, from the route table ([client/app/routes.ts](../client/app/routes.ts)); each exists again under `/ru`. Written by a test.',
    '',
    '| URL | Page | Loader | Layout | For |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

test('the README lists every variable as the schema knows it', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, table] = /<!-- variables -->\n([\s\S]*?)\n<!-- \/variables -->/.exec(readme) ?? [];
  expect(table).toBe(envTable());
});

test('the map of URLs is the route table', async () => {
  await expect(routeMap()).toMatchFileSnapshot('../../docs/where-things-live.md');
});

test('links in the documents lead somewhere', () => {
  for (const name of ['README.md', 'docs/where-things-live.md', 'docs/life-of-a-request.md']) {
    const folder = name.includes('/') ? 'docs/' : '';
    for (const [, target] of readFileSync(name, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(
        () => readFileSync(new URL(`../../${folder}${target}`, import.meta.url)),
        `${name} -> ${target}`,
      ).not.toThrow();
  }
});
