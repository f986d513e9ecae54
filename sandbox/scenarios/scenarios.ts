import { banned } from './banned.ts';
import { bigWinNext } from './bigWinNext.ts';
import { cashbackWaiting } from './cashbackWaiting.ts';
import { contentDown } from './contentDown.ts';
import { emptyWorld } from './emptyWorld.ts';
import { guestFirstVisit } from './guestFirstVisit.ts';
import { kycRejected } from './kycRejected.ts';
import { maintenance } from './maintenance.ts';
import { midWagering } from './midWagering.ts';
import { nearLimit } from './nearLimit.ts';
import { newPlayer } from './newPlayer.ts';
import { platformSlow } from './platformSlow.ts';
import type { Scenario } from './Scenario.ts';
import { selfExcluded } from './selfExcluded.ts';
import { tournamentEnding } from './tournamentEnding.ts';
import { underage } from './underage.ts';
import { withdrawalPending } from './withdrawalPending.ts';

/** Every scenario. */
export const scenarios: readonly Scenario[] = [
  guestFirstVisit,
  newPlayer,
  midWagering,
  cashbackWaiting,
  withdrawalPending,
  kycRejected,
  nearLimit,
  selfExcluded,
  underage,
  banned,
  maintenance,
  bigWinNext,
  platformSlow,
  contentDown,
  tournamentEnding,
  emptyWorld,
];
