import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite({ EVENT_STREAMS: '0' });
});
afterAll(() => lent?.giveBack({ isSpent: false }));

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const folder = 'dist/client';
const classesIn = (file: string) => new Set([...readFileSync(file, 'utf8').matchAll(CLASS)].map(([, name]) => name));
const sheets = new Map<string, Set<string | undefined>>();
const classesOf = (href: string) => {
  const known = sheets.get(href) ?? classesIn(folder + href);
  sheets.set(href, known);
  return known;
};
/** Every class that some style sheet of the build selects: another one, such as a mark for scripts, needs no sheet. */
const styled = () =>
  new Set(
    readdirSync(`${folder}/assets`)
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => [...classesOf(`/assets/${name}`)]),
  );

/** The classes of a document that only style sheets select which it does not link. */
async function unstyled(path: string, cookie: string, all: ReadonlySet<string | undefined>): Promise<string[]> {
  const html = await (await fetch(lent.value.origin + path, { headers: { cookie } })).text();
  const linked = new Set(
    [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(([tag]) => {
      const href = /href="([^"]+)"/.exec(tag)?.[1];
      return href ? [...classesOf(href)] : [];
    }),
  );
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  return [...used].filter((name) => all.has(name) && !linked.has(name)).map((name) => `${path}: ${name}`);
}

test('every class of a document of a guest is in a linked style sheet', async () => {
  const all = styled();
  const pages = (await publicPages(lent.value.origin)).filter(({ status }) => status === 200);
  expect(pages.length).toBeGreaterThan(20);
  const found: string[] = [];
  // One after the other: a burst of pages that are in no cache is shed when the machine is slow.
  for (const { path } of pages) found.push(...(await unstyled(path, '', all)));
  expect(found).toEqual([]);
});

test('every class of a document of a player with games is in a linked style sheet', async () => {
  const all = styled();
  const { origin } = lent.value;
  const { cookie } = await signIn(origin, 'demo@yulduz.test');
  expect(await (await fetch(origin, { headers: { cookie } })).text()).toContain(messagesOf('uz')('lobby.recent'));
  const found: string[] = [];
  for (const path of ['/', '/gamehall', '/offers', '/loyalty', ...playerPages.map((page) => page.path)])
    found.push(...(await unstyled(path, cookie, all)));
  expect(found).toEqual([]);
});
