import { cpuOf } from '#bench/cpuOf.ts';
import { residentOf } from '#bench/residentOf.ts';
import { type LoadRequest, runLoad } from '#bench/runLoad.ts';
import { startBare } from '#bench/startProcess.ts';
import { playersSite } from './playersSite.ts';

interface Figure {
  what: string;
  text: string;
  reached: boolean;
}

const ROUNDS = 5;
const SECONDS = 3;
const MAX_MS = 1.5;
/** Player's homes that one core serves in a second. */
const MIN_VIEWS = 600;
/** Seconds of views after which memory is read again, and MB that it may have grown by then. */
const LONG = 30;
const MAX_GROWTH = 30;

/** The same address for a guest, whose page is cached, for a player, and as bare React renders it; then memory over many views. */
export async function lobbyPages(): Promise<Figure[]> {
  const site = await playersSite();
  const figures: Figure[] = [];
  for (const [what, path] of [
    ['home', '/'],
    ['hall', '/gamehall'],
  ] as const) {
    const react = await startBare('bareRender.ts', [site.platform, path], { measured: true });
    const page = site.page(path);
    const { cookie: _own, ...asGuest }: Record<string, string> = page.headers?.(0) ?? {};
    const pages = [
      { pid: site.server.pid, page: { ...page, headers: () => asGuest }, rounds: [] as number[] },
      { pid: site.server.pid, page, rounds: [] as number[] },
      { pid: react.pid, page: { url: react.origin }, rounds: [] as number[] },
    ];
    // The first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { pid, page: load, rounds } of pages) rounds.push(await costOf(pid, load));
    await react.stop();
    const [guest = 0, player = 0, bare = 0] = pages.map(({ rounds }) => median(rounds.slice(1)));
    const views = Math.floor(1_000 / player);
    figures.push({
      what: `${what} of a guest, of a player, React`,
      text: `${guest.toFixed(2)}, ${player.toFixed(2)}, ${bare.toFixed(2)} ms of processor time; ${views} views of players a second on a core; target ${MAX_MS} ms${what === 'home' ? `, ${MIN_VIEWS} views` : ''}`,
      reached: player <= MAX_MS && (what !== 'home' || views >= MIN_VIEWS),
    });
  }
  const before = residentOf(site.server.pid);
  const { requests } = await runLoad(site.page('/'), { seconds: LONG, connections: 8 });
  const after = residentOf(site.server.pid);
  await site.stop();
  const text = `${before.toFixed(0)} MB, after ${requests} more homes ${after.toFixed(0)} MB; target ${MAX_GROWTH} MB more at most`;
  return [...figures, { what: 'memory beside players', text, reached: after - before <= MAX_GROWTH }];
}

/** Milliseconds of processor time per view. */
async function costOf(pid: number, page: LoadRequest): Promise<number> {
  const before = cpuOf(pid);
  const { requests } = await runLoad(page, { seconds: SECONDS, connections: 8 });
  return (cpuOf(pid) - before) / requests / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
