import { expect, test } from 'vitest';
import { endpoints } from '#config/endpoints.ts';
import { paths } from '#shared/url/paths.ts';
import { isServerPath } from './isServerPath.ts';

test('isServerPath, for every endpoint except the game frame, whose address is also a page, returns true', () => {
  const others = endpoints.filter(({ address }) => !isServerPath(address)).map(({ address }) => address);
  expect(others).toEqual(['/platform/game/{id}/{mode}?embed=1']);
  for (const path of ['/healthz/', '/metrics/x', '/sitemap/games-1.xml', '/_/', '/assets/a.js', '/sw.js', '/api/x'])
    expect(isServerPath(path), path).toBe(true);
});

test('isServerPath, for every page and for lookalikes of server paths, returns false', () => {
  for (const { pattern } of Object.values(paths)) expect(isServerPath(pattern), pattern).toBe(false);
  for (const path of [
    '/',
    '/ru',
    '/ru/metrics',
    '/faq',
    '/_icons',
    '/_ui',
    '/metrics-of-ours',
    '/icons',
    '/constructor',
  ])
    expect(isServerPath(path), path).toBe(false);
});
