import type { Call } from '#shared/api/call.ts';
import { getGameHistory, getGames } from '#shared/api/play/games.contract.ts';
import { hasMore } from '#shared/api/totalOf.ts';

const PAGE = 200;
const PAGES = 5;
/** Names of one question about games. */
const NAMES = 50;

type History = Awaited<ReturnType<typeof pageOf>>['items'];

const pageOf = (call: Call, offset: number) => call(getGameHistory, { offset, count: PAGE });

/**
 * The player's last rounds, a thousand at most, of games that state their return, with that return. Open bets and another currency than
 * that of the last round are left out.
 */
export async function loadOwnRounds(call: Call): Promise<{ bet: number; win: number; rtp: number }[]> {
  const rounds: History = [];
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await pageOf(call, page * PAGE);
    rounds.push(...answer.items);
    if (!hasMore(answer, page * PAGE, PAGE)) break;
  }
  const ended = rounds.filter(({ status, bet }) => status !== 'open' && bet.currency === rounds[0]?.bet.currency);
  const names = [...new Set(ended.map(({ game }) => game.sysname))];
  const stated = new Map<string, number>();
  for (let index = 0; index < names.length; index += NAMES) {
    const part = names.slice(index, index + NAMES);
    const { items } = await call(getGames, { options: { sysname: part, limit: part.length } });
    for (const { sysname, rtp } of items) if (rtp) stated.set(sysname, rtp);
  }
  return ended.flatMap(({ game, bet, win }) => {
    const rtp = stated.get(game.sysname);
    return rtp === undefined ? [] : [{ bet: bet.amount, win: win.amount, rtp }];
  });
}
