import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePaths } from '#shared/url/filePaths.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent();
});
afterAll(() => site?.stop());

interface Order {
  id: number;
  url?: string;
}

/** A finished export of a new player. */
async function finishedExport(email: string) {
  const { cookie } = await signUp(site.origin, email);
  const headers = { cookie };
  await postForm(
    site.origin,
    '/api/games.createhistoryexportrequest',
    { date_from: '2026-01-01', date_to: '2026-12-31' },
    headers,
  );
  const orders = async () =>
    (await ask(site.origin, '/api/games.gethistoryexportrequest', { headers })).json<{ data: { items: Order[] } }>()
      .data.items;
  await expect.poll(async () => (await orders())[0]?.url, { timeout: 8_000 }).toBeDefined();
  const [order] = await orders();
  return { headers, id: String(order?.id), secret: order?.url ?? '' };
}

test('an export is served to its player by id, and to nobody else by id or by the address of its file', async () => {
  const { headers, id, secret } = await finishedExport('export-mine@example.uz');
  const address = `${filePaths.betExport}?id=${id}`;
  const file = await ask(site.origin, address, { headers });
  expect([file.status, file.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(file.text).toContain('Raund;Sana');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="/);

  const guest = await ask(site.origin, address);
  expect([guest.status, guest.headers.location]).toEqual([302, '/profile/bets/exports']);
  const other = await signUp(site.origin, 'export-other@example.uz');
  expect((await ask(site.origin, address, { headers: { cookie: other.cookie } })).status).toBe(404);

  expect(secret).toMatch(/^\/uploads\/exports\/\w+\.csv$/);
  for (const options of [{}, { headers }]) expect((await ask(site.origin, secret, options)).status).toBe(404);
  await expect.poll(() => site.output()).toContain('/uploads/exports/[r]');
  expect(site.output()).not.toContain(secret.slice('/uploads/exports/'.length));
});
