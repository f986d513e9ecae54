import { setTimeout as sleep } from 'node:timers/promises';
import { listenOn } from '#bench/rollingUpgrade/listenOn.ts';
import { loadOf } from '#bench/rollingUpgrade/loadOf.ts';
import { makeReleases, type Release } from '#bench/rollingUpgrade/makeReleases.ts';
import { startBalancer } from '#bench/rollingUpgrade/startBalancer.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { type Player, signUp } from '#tests/support/players/signUp.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { SANDBOX_TOKEN, type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startValkey } from '#tests/support/sites/startValkey.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import type { MeasureFaults } from './FaultRow.ts';

const PLAYERS = 20;
const DEPOSIT = 10_000;
const SETTLE = 4_000;

/** Replaces two replicas behind a balancer one by one with another build, and rolls back, under every kind of request. */
export const rollingUpgrade: MeasureFaults = async () => {
  const releases = await makeReleases();
  const upstream = await startSite();
  const valkey = await startValkey();
  const balancer = await startBalancer();
  const env = {
    PLATFORM_URL: upstream.sandbox,
    CONTENT_URL: upstream.sandbox,
    SANDBOX: '0',
    PLATFORM_EVENTS_TOKEN: SANDBOX_TOKEN,
    VALKEY_URL: valkey.url,
    DEVICE_SECRET: 'of-both-replicas-and-of-all-that-follow',
    RATE_LIMITS: 'on',
    // `DRAIN_TIME=0ms npm run bench -- --faults --only=rollingUpgrade` shows what the drain time is for.
    DRAIN_TIME: process.env['DRAIN_TIME'] ?? '5s',
  };
  let running: Site[] = [];
  const start = async ({ folder }: Release): Promise<Site> => {
    const site = await startSite(env, folder);
    await untilFeedOpen(site.origin);
    await balancer.add(site.origin);
    return site;
  };
  /** Adds a replica of the release and removes one of the others, until none of the others is left. */
  const roll = async (release: Release): Promise<number[]> => {
    const codes: number[] = [];
    for (const outgoing of running) {
      running = [...running, await start(release)];
      codes.push((await outgoing.stop('SIGTERM')) ?? -1);
      balancer.remove(outgoing.origin);
      running = running.filter((site) => site !== outgoing);
    }
    return codes;
  };

  try {
    running = [await start(releases.old), await start(releases.old)];
    const players: Player[] = [];
    for (let n = 0; n < PLAYERS; n += 1)
      players.push(await signUp(upstream.origin, `rolling-${crypto.randomUUID().slice(0, 12)}@example.com`));
    const before = new Map(
      await Promise.all(
        players.map(async ({ uid, cookie }) => [uid, await balanceOf(upstream.origin, cookie)] as const),
      ),
    );
    const { reset, counters } = sandboxControls(upstream);
    await reset();
    const startedAt = performance.now();
    const listeners = players.map((player) => listenOn(balancer.origin, player));
    const { steadies, deposits, assets, builds } = loadOf(balancer.origin, players);
    await sleep(SETTLE);
    const exits = await roll(releases.new);
    await sleep(SETTLE);
    exits.push(...(await roll(releases.rollback)));
    await sleep(SETTLE);
    const took = (performance.now() - startedAt) / 1000;
    const tallies = await Promise.all(steadies.map((steady) => steady.stop()));
    const arrived = (await counters())['cashier.makedeposit'] ?? 0;
    await sleep(SETTLE);

    let wrongBalances = 0;
    let outdated = 0;
    for (const { player, balance } of listeners) {
      const now = await balanceOf(upstream.origin, player.cookie);
      if (now !== (before.get(player.uid) ?? 0) + DEPOSIT * (deposits.get(player.uid) ?? 0)) wrongBalances += 1;
      if (balance() !== now) outdated += 1;
    }
    for (const listener of listeners) listener.stop();
    const done = [...deposits.values()].reduce((sum, count) => sum + count, 0);
    const lost = tallies.flatMap((tally) => tally.lost);
    const returns = listeners.reduce((sum, listener) => sum + listener.returns(), 0);
    const lostStreams = listeners.flatMap((listener) => listener.lost);
    const gap = Math.max(...listeners.map((listener) => listener.maxGap()));
    return [
      {
        what: `two replicas, ${releases.old.id} to ${releases.new.id} and back, ${took.toFixed(0)} s`,
        measured: `${lost.length} lost of ${tallies.map(({ what, sent }) => `${sent} ${what}`).join(', ')}; ${builds.size} builds answered, ${assets.size} files of theirs; ${balancer.retried()} reads asked at the other replica; exits ${exits.join()}${lost.length > 0 ? `; ${[...new Set(lost)].slice(0, 5).join('; ')}` : ''}`,
        target: '0 lost; exits 0',
        ok: lost.length === 0 && builds.size === 2 && exits.every((code) => code === 0),
      },
      {
        what: 'deposits meanwhile',
        measured: `${done} told as done, ${arrived} arrived at the platform, ${wrongBalances} of ${PLAYERS} balances differ`,
        target: 'as many as were sent, once each; 0 differ',
        ok: done === arrived && done === tallies.at(-1)?.sent && wrongBalances === 0,
      },
      {
        what: `${PLAYERS} streams of events meanwhile`,
        measured: `came back ${returns} times with Last-Event-ID, ${(gap / 1000).toFixed(1)} s without a stream at most, ${lostStreams.length} lost${lostStreams.length > 0 ? ` (${[...new Set(lostStreams)].slice(0, 3).join('; ')})` : ''}, ${outdated} do not know their balance`,
        target: '0 lost, 0 do not know',
        ok: lostStreams.length === 0 && outdated === 0,
      },
    ];
  } finally {
    await Promise.all(running.map((site) => site.stop('SIGKILL')));
    await balancer.close();
    await upstream.stop();
    await valkey.stop();
    releases.remove();
  }
};
