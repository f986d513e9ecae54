import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldData } from '#shared/profile/heldData.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';

let lent: Lent<Site>;
beforeAll(async () => {
  lent = await lendSite();
});
afterAll(() => lent?.giveBack());

const read = (cookie?: string) =>
  ask(lent.value.origin, '/_/my-data.json?locale=ru', { headers: cookie ? { cookie } : {} });

test("a player's own file has every part with its source and term, the player's answers and nobody else's", async () => {
  const [player, other] = await Promise.all(
    ['one', 'two'].map((name) => signUp(lent.value.origin, `data-${name}-${Date.now()}@example.com`)),
  );
  const { status, headers, text } = await read(player?.cookie);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  expect(headers['cache-control']).toContain('no-store');
  const file = JSON.parse(text) as Record<string, { source: string; retention: string; data: Record<string, unknown> }>;
  expect(Object.keys(file)).toEqual(['made_at', ...heldData.map(({ id }) => id), 'movements']);
  expect(file['personal']?.data['account.getInfo']).toMatchObject({ uid: player?.uid });
  expect(file['devices']).toMatchObject({ source: 'device', retention: 'months12' });
  expect(text).not.toContain('"not_told"');
  expect(text).not.toContain(other?.login);
});

test("a player's own file, asked by a guest, leads to the page and tells nothing", async () => {
  const { status, headers } = await read();
  expect(status).toBe(302);
  expect(headers['location']).toBe('/ru/profile/data');
});
