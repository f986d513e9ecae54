import type { World } from '#sandbox/createWorld.ts';
import { dayStart } from '#sandbox/platform/money/dayStart.ts';
import { readPeriodBound } from '#sandbox/platform/money/readPeriodBound.ts';
import type { RoundRange } from '#sandbox/world/play/RoundRange.ts';
import type { InputOf } from '#shared/api/method.ts';
import type { getHistoryTotals } from '#shared/api/play/roundFacts.contract.ts';
import { gamesOfType } from './gamesOfType.ts';

const DAY = 86_400;
/** Unix seconds later than any round. */
const FAR = 100_000_000_000;

/** The range of the requested rounds. The last day is included. */
export function roundRange(
  world: World,
  { date_from, date_to, type, game, result }: InputOf<typeof getHistoryTotals>,
): RoundRange {
  const games = gamesOfType(world, type);
  const isCasino = type === 'casino' && !game;
  return {
    from: dayStart(date_from) ?? readPeriodBound(date_from) ?? 0,
    to: (dayStart(date_to) ?? readPeriodBound(date_to) ?? FAR) + DAY - 1,
    games: game ? (games ?? [game]).filter((sysname) => sysname === game) : isCasino ? undefined : games,
    isCasino,
    result,
  };
}
