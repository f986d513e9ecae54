import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/startTestSandbox.ts';
import { createPushWatch } from './createPushWatch.ts';
import { prepare } from './prepare.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.remove());

const device = { endpoint: 'https://push.test/1', p256dh: 'x', auth: 'y' };

/** The player of this login, with a device subscribed to all kinds. */
function playerOf(login: string) {
  const { world } = sandbox;
  const { uid } = world.players.accounts.byLogin(login) ?? { uid: 0 };
  const token = world.access.sessions.open(uid);
  const tokenHash = world.access.sessions.find(token)?.tokenHash ?? '';
  const subscribe = () =>
    world.messages.pushSubscriptions.set({ uid, tokenHash }, device, ['money', 'security', 'club']);
  subscribe();
  const notice = prepare(
    world.db,
    `INSERT INTO club_notice (uid, key, trigger, subject, created_at) VALUES (?, ?, ?, '', ?)`,
  );
  const tell = (trigger: string) => notice.run(uid, crypto.randomUUID(), trigger, world.clock.seconds());
  return { uid, tell, subscribe };
}

test('createPushWatch, for a player with offers off, returns security news and no club news', () => {
  const { world } = sandbox;
  const { uid, tell } = playerOf('rich@yulduz.test');
  const watch = createPushWatch(world);
  tell('level');
  tell('password');
  expect(watch.take().map(({ kind, payload }) => [kind, payload.path])).toEqual([
    ['club', '/profile/notification'],
    ['security', '/profile/security'],
  ]);
  expect(watch.take()).toEqual([]);
  world.players.storage.write(uid, 'offers_off', '1');
  tell('level');
  tell('password');
  expect(watch.take().map(({ kind }) => kind)).toEqual(['security']);
  world.players.storage.write(uid, 'offers_off', '0');
});

test.each([
  ['time_out', '1d', 'zero@yulduz.test'],
  ['self_exclusion', '6m', 'wager@yulduz.test'],
] as const)('createPushWatch, during a %s of the player, returns nothing', (kind, period, login) => {
  const { world } = sandbox;
  const { uid, tell } = playerOf(login);
  const watch = createPushWatch(world);
  tell('level');
  expect(watch.take()).toHaveLength(1);
  world.players.pauses.begin(uid, kind, period);
  tell('level');
  expect(watch.take()).toEqual([]);
});

/** Triggers of the club, of a later platform, and one of security. */
const TRIGGERS = ['quest', 'register', 'profile', 'confirm', 'product', 'level', 'race', 'a later one', 'password'];

test.each([
  [
    'at a deposit limit',
    'star@yulduz.test',
    (uid: number) => void sandbox.world.money.depositLimits.set(uid, { amount: 0, period: 'day' }),
  ],
  [
    'at a limit of losses',
    'new@yulduz.test',
    (uid: number) => void sandbox.world.money.playLimits.set(uid, { kind: 'loss', period: 'day' }, 0),
  ],
])('no push of any notice sells to a player %s', (_name, login, hold) => {
  const { world } = sandbox;
  const { uid, tell } = playerOf(login);
  hold(uid);
  const watch = createPushWatch(world);
  for (const trigger of TRIGGERS) tell(trigger);
  expect(watch.take().map(({ kind }) => kind)).toEqual(['security']);
});
