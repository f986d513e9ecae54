import { type Cost, type RequestKind, requestKinds } from './Cost.ts';

/** Usable share of a core; beyond it requests queue at random peaks. */
const SHARE = 0.6;
const SECOND = 1_000_000;
const GUEST = { pageEvery: 20, cachedShare: 0.95, filesAPage: 2 };
const PLAYER = { pageEvery: 30, callsAPage: 4, changeEvery: 60 };

/** Rounds to two significant digits, because further ones differ from run to run. */
function rough(value: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return String(Math.round(value / step) * step).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The tables of docs/costs.md. `machine`: where and when they were measured. */
export function costTable({ requests, stream, memory }: Cost, machine: string): string {
  const rows = (Object.entries(requestKinds) as [RequestKind, string][]).map(([kind, what]) => {
    const micros = requests[kind];
    return `| ${what} | ${(micros / 1000).toFixed(2)} ms | ${rough(SECOND / micros)} |`;
  });
  const guest =
    (GUEST.cachedShare * requests.cachedPage +
      (1 - GUEST.cachedShare) * requests.renderedHall +
      GUEST.filesAPage * requests.file) /
    GUEST.pageEvery;
  const player =
    (requests.playerHome + PLAYER.callsAPage * requests.playerCall) / PLAYER.pageEvery +
    stream.idle +
    stream.change / PLAYER.changeEvery;
  const free = 1000 - memory.after;
  return [
    machine,
    '',
    '| A request | Processor | A second and core |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '| A process | |',
    '| --- | --- |',
    `| holds when it is ready | ${memory.ready.toFixed(0)} MB |`,
    `| holds after the load above | ${memory.after.toFixed(0)} MB |`,
    `| an open stream holds | ${stream.kilobytes.toFixed(1)} kB |`,
    `| an open stream takes while nothing changes | ${stream.idle.toFixed(1)} µs a second |`,
    `| one change, from the feed to the player | ${(stream.change / 1000).toFixed(2)} ms |`,
    '',
    `| So, at ${SHARE * 100} % of a core | |`,
    '| --- | --- |',
    `| guests who open a page every ${GUEST.pageEvery} s, ${GUEST.cachedShare * 100} % of them cached, with ${GUEST.filesAPage} files each | ${rough((SHARE * SECOND) / guest)} a core |`,
    `| players who open a page every ${PLAYER.pageEvery} s with ${PLAYER.callsAPage} calls, hold a stream and have a change every ${PLAYER.changeEvery} s | ${rough((SHARE * SECOND) / player)} a core |`,
    `| players who look at one page, with a stream and a change every ${PLAYER.changeEvery} s | ${rough((SHARE * SECOND) / (stream.idle + stream.change / PLAYER.changeEvery))} a core |`,
    `| streams in a gigabyte beside what the process holds | ${rough((free * 1000) / stream.kilobytes)} |`,
  ].join('\n');
}
