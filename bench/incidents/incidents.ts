import { badRedirects } from './badRedirects.ts';
import { contentDown } from './contentDown.ts';
import { feedLost } from './feedLost.ts';
import { flood } from './flood.ts';
import { guestSessions } from './guestSessions.ts';
import type { Incident } from './Incident.ts';
import { loopLate } from './loopLate.ts';
import { moneyUnknown } from './moneyUnknown.ts';
import { platformDiffers } from './platformDiffers.ts';
import { platformDown } from './platformDown.ts';
import { platformRefuses } from './platformRefuses.ts';
import { platformSlow } from './platformSlow.ts';
import { playersRefused } from './playersRefused.ts';
import { policyViolated } from './policyViolated.ts';
import { processCutOff } from './processCutOff.ts';
import { replicaUnready } from './replicaUnready.ts';
import { uploadsHeld } from './uploadsHeld.ts';
import { valkeyGone } from './valkeyGone.ts';

/** Incidents by name, in the order of the runbook. */
export const incidents = {
  contentDown,
  replicaUnready,
  platformDown,
  platformDiffers,
  platformRefuses,
  playersRefused,
  platformSlow,
  loopLate,
  guestSessions,
  flood,
  uploadsHeld,
  moneyUnknown,
  processCutOff,
  feedLost,
  valkeyGone,
  policyViolated,
  badRedirects,
} satisfies Record<string, Incident>;
