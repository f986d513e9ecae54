import { expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { pageRules } from '#config/pageRules.ts';
import { privatePages } from '#config/robots.ts';
import { isFormPath } from '#shared/url/isFormPath.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { isUnder } from '#shared/url/isUnder.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const rules = [...pageRules.values()];
test('a page that the route table reserves for players is not cached and excluded from crawlers, and no other is', () => {
  const players = new Set(routes.filter(({ audience }) => audience === 'players').map(({ pattern }) => pattern));
  for (const { pattern, crawlers, isCached } of rules) {
    if (players.has(pattern)) expect([pattern, crawlers, isCached]).toEqual([pattern, 'excluded', false]);
    expect(isUnder(pattern.replace('/*', ''), privatePages), pattern).toBe(crawlers === 'excluded');
    if (isPrivatePath(pattern) || isFormPath(pattern)) expect(isCached, pattern).toBe(false);
  }
});

// An address in a condition is a second declaration of what pageRules, isPrivatePath, isFormPath and sensitiveArea say.
const DECLARING = [
  'shared/url/paths.ts',
  'shared/url/sensitiveArea.ts',
  'shared/url/isPrivatePath.ts',
  'shared/url/isFormPath.ts',
  // The grammar of a game's addresses, which are the platform's, and of a secret: narrower than a page.
  'config/endpoints.ts',
  'server/plain/pages/trustedPages.ts',
  'server/http/policy/isGameDocument.ts',
  'server/platform/games/gameHost.ts',
  'server/platform/games/gameProxy.ts',
  'shared/url/isGamePage.ts',
];

test('no module of config, the server, or the addresses of shared has the address of a page as a text or a pattern', () => {
  const first = new Set(
    rules.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((segment) => /^[a-z]/.test(segment)),
  );
  const address = new RegExp(`(?:['"\`]|/\\^\\\\)/(?:${[...first].join('|')})(?:[/'"\`?(\\\\]|$)`, 'm');
  const seconds = sourceFiles('config', 'server', 'shared/url')
    .filter(({ name }) => !DECLARING.includes(name) && !/\.test(?:ing)?\.tsx?$|\.testing\./.test(name))
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && address.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(seconds).toEqual([]);
});

const callers = (call: RegExp, ...folders: string[]) =>
  sourceFiles(...folders)
    .filter(({ name, text }) => !/\.test\.|\.testing\./.test(name) && call.test(text))
    .map(({ name }) => name);

test('the page of an address is matched where a request begins and by renders without a request, and nowhere else', () => {
  expect(callers(/(?<!function )createMatchPage\(/, 'client', 'server')).toEqual([
    'client/entry.client.tsx',
    'client/entry.server.tsx',
  ]);
  expect(callers(/[^.]\bmatchPage\(|entry\.matchPage\(/, 'client/app/document', 'server').sort()).toEqual([
    'server/edge/pageMatch.ts',
    'server/render/prelude/makePrelude.ts',
    'server/render/rerenderPage.ts',
  ]);
});

test('what an address says of its page is computed by createAddresses and read from the context of a request', () => {
  expect(callers(/(?<!function |`)\b(?:cacheableUrl|isForOne|reasonOfAddress)\(/, 'server').sort()).toEqual([
    'server/cache/cacheability.ts',
    'server/cache/createAddresses.ts',
  ]);
  expect(callers(/(?<!function )createAddresses\(\)/, 'server').sort()).toEqual([
    'server/http/requestContext.ts',
    'server/tuning/compareAddresses.ts',
  ]);
});
