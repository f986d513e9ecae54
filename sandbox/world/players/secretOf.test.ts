import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startTestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { openDatabase } from '#sandbox/world/schema/openDatabase.ts';
import { secretOf } from './secretOf.ts';

const folders: string[] = [];
async function fresh(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  folders.push(folder);
  return join(folder, 'sandbox.db');
}
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

test('secretOf is random per database, the same after a restart, and deterministic with a seed', async () => {
  const file = await fresh();
  const db = openDatabase(file);
  const secret = secretOf(db, undefined);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  db.close();
  const again = openDatabase(file);
  expect(secretOf(again, undefined)).toBe(secret);
  expect(secretOf(again, 'a')).toBe(secretOf(again, 'a'));
  again.close();
  const other = openDatabase(await fresh());
  expect(secretOf(other, undefined)).not.toBe(secret);
  other.close();
});

test('two sandboxes of one seed have the same games but different round hashes, match hashes and tokens', async () => {
  const worlds = [await startTestSandbox(undefined, null), await startTestSandbox(undefined, null)];
  const promises = worlds.map(({ world, token }) => {
    const { sysname } = world.play.games.query({ type: 'slot', limit: 1 }).items[0] as { sysname: string };
    const match = world.tables.fixtures.list(3_600 * 26)[0];
    return {
      games: world.play.games.sysnames.join(),
      balance: world.ledger.balance(1, 'main'),
      secret: [
        world.tables.slotTable.seat(1, 'play', sysname).next_hash,
        String(match?.hash),
        token,
        world.messages.subscriptions.token(1),
      ],
    };
  });
  await Promise.all(worlds.map((sandbox) => sandbox.remove()));
  const [a, b] = promises as [(typeof promises)[number], (typeof promises)[number]];
  expect([a.games, a.balance]).toEqual([b.games, b.balance]);
  for (const [index, value] of a.secret.entries()) expect(value, `${index}`).not.toBe(b.secret[index]);
});
