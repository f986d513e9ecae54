import { careRules } from './careRules.ts';
import { chasingSign } from './chasingSign.ts';
import { growingDepositsSign } from './growingDepositsSign.ts';
import { longSittingsSign } from './longSittingsSign.ts';
import { nightSign } from './nightSign.ts';
import type { Movement, Play } from './Play.ts';
import { raisedStakesSign } from './raisedStakesSign.ts';
import { readPlay } from './readPlay.ts';
import { type Sign, type SignKind, signKinds } from './Sign.ts';

type Rule = (play: ReturnType<typeof readPlay>) => Sign | null;

const rules: Readonly<Record<SignKind, Rule>> = {
  chasing: chasingSign,
  returnedWithdrawals: returnedWithdrawalsSign,
  raisedStakes: raisedStakesSign,
  growingDeposits: growingDepositsSign,
  night: nightSign,
  longSittings: longSittingsSign,
};

/** What the rules of docs/care.md find. */
export interface Finding {
  /** The strongest first. */
  signs: Sign[];
  /** Enough to be told unasked: a single weak sign is shown only to who looks. */
  isTold: boolean;
}

/** Judges the player's movements, oldest first, at `now`, Unix seconds. */
export function findSigns(movements: readonly Movement[], now: number): Finding {
  const play = readPlay(movements, now);
  const signs = signKinds.flatMap((kind) => rules[kind](play) ?? []);
  return { signs, isTold: signs[0]?.kind === 'chasing' || signs.length >= careRules.together };
}

/** Withdrawals whose money came back and was played on the same day. */
function returnedWithdrawalsSign({ movements, sittings, weekFrom }: Play): Sign | null {
  const { within, times: wanted } = careRules.returnedWithdrawals;
  const isPlayedOn = (time: number) => sittings.some(({ from, to }) => to >= time && from <= time + within);
  const { length: times } = movements.filter(
    ({ at, cause }) => cause === 'withdrawal_returned' && at >= weekFrom && isPlayedOn(at),
  );
  return times >= wanted ? { kind: 'returnedWithdrawals', times } : null;
}
