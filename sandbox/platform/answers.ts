import { account } from './account.ts';
import type { Answer } from './answer.ts';
import { auth } from './auth.ts';
import { banners } from './banners.ts';
import { events } from './events.ts';
import { games } from './games.ts';
import { jackpots } from './jackpots.ts';
import { metadata } from './metadata.ts';
import { popups } from './popups.ts';
import { storage } from './storage.ts';
import { support } from './support.ts';

/** Every method this platform answers, a file a group of the contract. The others are MethodNotFound: the interface hides what they serve. */
export const answers: readonly Answer[] = [
  ...account,
  ...auth,
  ...banners,
  ...events,
  ...games,
  ...jackpots,
  ...metadata,
  ...popups,
  ...storage,
  ...support,
];
