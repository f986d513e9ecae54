import { cpuOf } from '#bench/cpuOf.ts';
import { type PlayersSite, playersSite } from '#bench/players/playersSite.ts';
import { type LoadRequest, runLoad } from '#bench/runLoad.ts';
import { startBare } from '#bench/startProcess.ts';
import { medianOf } from './medianOf.ts';
import type { SpeedRow } from './SpeedRow.ts';

const ROUNDS = 4;
const SECONDS = 1.5;
const WARM_UP = 2;
const pages = [
  { name: 'home', path: '/', goal: 1.5, calls: 4 },
  { name: 'hall', path: '/gamehall', goal: 1.5, calls: 3 },
  { name: 'game', path: '/platform/game/pamir-fox', goal: 1.5, calls: 3 },
  { name: 'promotions', path: '/promotions', goal: 1.5, calls: 3 },
  { name: 'profile', path: '/profile', goal: 4, calls: 6 },
  { name: 'deposit', path: '/cashier/deposit', goal: 4, calls: undefined },
] as const;
/** Homes of players that one core serves in a second. */
const MIN_VIEWS = 600;

interface Measured {
  pid: number;
  page: LoadRequest;
  rounds: number[];
}

/** Processor milliseconds of a player's pages, and the calls of one view, of the version in `folder` and of this one. */
export async function processorRows(folder: string): Promise<SpeedRow[]> {
  const [before, after] = [await playersSite({}, folder), await playersSite()];
  const rows: SpeedRow[] = [];
  const calls: SpeedRow[] = [];
  for (const { name, path, goal, calls: maxCalls } of pages) {
    const isShared = goal === 1.5;
    const react = isShared ? await startBare('bareRender.ts', [after.platform, path], { measured: true }) : undefined;
    const of = (pid: number, page: LoadRequest): Measured => ({ pid, page, rounds: [] });
    const players = [before, after].map((site) => of(site.server.pid, site.page(path)));
    const guest = of(after.server.pid, asGuest(after.page(path)));
    const bare = react && of(react.pid, { url: react.origin });
    const all = [...players, ...(bare ? [guest, bare] : [])];
    // The first answers of a page load its code: eight at once would be refused, to stay on time.
    for (const { page } of all) await untilAnswered(page);
    for (const { page } of all) await runLoad(page, { seconds: WARM_UP, connections: 8 });
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of all) one.rounds.push(await costOf(one.pid, one.page));
    await react?.stop();
    const [old = 0, ms = 0] = players.map(({ rounds }) => medianOf(rounds));
    const beside = bare
      ? ` (a guest ${medianOf(guest.rounds).toFixed(2)}, bare React ${medianOf(bare.rounds).toFixed(2)})`
      : '';
    rows.push({
      what: `${name} of a player, ms of processor time${beside}`,
      before: old.toFixed(2),
      after: ms.toFixed(2),
      goal: String(goal),
      reached: ms <= goal,
    });
    if (name === 'home') rows.push(viewsRow(old, ms));
    const counts = [await callsOf(before, path), await callsOf(after, path)] as const;
    if (maxCalls !== undefined)
      calls.push({
        what: `platform calls of a warm view, ${name}`,
        before: String(counts[0]),
        after: String(counts[1]),
        goal: String(maxCalls),
        reached: counts[1] <= maxCalls,
      });
  }
  await Promise.all([before.stop(), after.stop()]);
  return [...rows, ...calls];
}

/** Asks for a page, one answer after the other, until three in a row were not refused. */
async function untilAnswered({ url, headers }: LoadRequest): Promise<void> {
  for (let answered = 0, asked = 0; answered < 3; asked += 1) {
    const answer = await fetch(url, { headers: headers?.(0) ?? {} });
    await answer.arrayBuffer();
    answered = answer.ok ? answered + 1 : 0;
    if (asked > 50) throw new Error(`${url} answers ${answer.status}`);
  }
}

function viewsRow(before: number, after: number): SpeedRow {
  const [old, views] = [Math.floor(1_000 / before), Math.floor(1_000 / after)];
  return {
    what: 'homes of players a second on one core',
    before: String(old),
    after: String(views),
    goal: String(MIN_VIEWS),
    reached: views >= MIN_VIEWS,
  };
}

function asGuest(page: LoadRequest): LoadRequest {
  const { cookie: _own, ...headers }: Record<string, string> = page.headers?.(0) ?? {};
  return { ...page, headers: () => headers };
}

async function costOf(pid: number, page: LoadRequest): Promise<number> {
  const used = cpuOf(pid);
  const { requests } = await runLoad(page, { seconds: SECONDS, connections: 8 });
  return (cpuOf(pid) - used) / requests / 1000;
}

/** The least of three views: another one may refresh what all players share. */
async function callsOf(site: PlayersSite, path: string): Promise<number> {
  const counts: number[] = [];
  const { url, headers } = site.page(path);
  for (let view = 0; view < 3; view += 1) {
    await site.calls();
    await (await fetch(url, { headers: headers?.(0) ?? {} })).arrayBuffer();
    counts.push(await site.calls());
  }
  return Math.min(...counts);
}
