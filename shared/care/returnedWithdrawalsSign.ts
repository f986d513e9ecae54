import { careRules } from './careRules.ts';
import type { Play } from './Play.ts';
import type { Sign } from './Sign.ts';

/** Withdrawals whose money came back and was played on the same day. */
export function returnedWithdrawalsSign({ movements, sittings, weekFrom }: Play): Sign | null {
  const { within, times: wanted } = careRules.returnedWithdrawals;
  const isPlayedOn = (time: number) => sittings.some(({ from, to }) => to >= time && from <= time + within);
  const { length: times } = movements.filter(
    ({ at, cause }) => cause === 'withdrawal_returned' && at >= weekFrom && isPlayedOn(at),
  );
  return times >= wanted ? { kind: 'returnedWithdrawals', times } : null;
}
