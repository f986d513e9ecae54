import { account } from './account.ts';
import { accountBudget } from './accountBudget.ts';
import { accountPush } from './accountPush.ts';
import { accountLimits } from './accountLimits.ts';
import { accountSessions } from './accountSessions.ts';
import { accountShield } from './accountShield.ts';
import { accountSocials } from './accountSocials.ts';
import { accountTrust } from './accountTrust.ts';
import type { Answer } from './answer.ts';
import { auth } from './auth.ts';
import { balanceChanges } from './balanceChanges.ts';
import { banners } from './banners.ts';
import { bettingBonuses } from './bettingBonuses.ts';
import { bonuses } from './bonuses.ts';
import { campaigns } from './campaigns.ts';
import { cashbacks } from './cashbacks.ts';
import { cashier } from './cashier.ts';
import { depositLimit } from './depositLimit.ts';
import { events } from './events.ts';
import { freespins } from './freespins.ts';
import { freshChat } from './freshChat.ts';
import { games } from './games.ts';
import { historyExports } from './historyExports.ts';
import { jackpots } from './jackpots.ts';
import { loyalty } from './loyalty.ts';
import { metadata } from './metadata.ts';
import { methodTimes } from './methodTimes.ts';
import { movements } from './movements.ts';
import { notices } from './notices.ts';
import { pointChanges } from './pointChanges.ts';
import { popups } from './popups.ts';
import { profile } from './profile.ts';
import { roundFacts } from './roundFacts.ts';
import { statements } from './statements.ts';
import { storage } from './storage.ts';
import { sumsub } from './sumsub.ts';
import { support } from './support.ts';
import { tournaments } from './tournaments.ts';
import { withdrawalInfo } from './withdrawalInfo.ts';

/** Every method of the contract, a file a group. */
export const answers: readonly Answer[] = [
  ...account,
  ...accountBudget,
  ...accountLimits,
  ...accountPush,
  ...accountSessions,
  ...accountShield,
  ...accountSocials,
  ...accountTrust,
  ...auth,
  ...balanceChanges,
  ...banners,
  ...bettingBonuses,
  ...bonuses,
  ...campaigns,
  ...cashbacks,
  ...cashier,
  ...depositLimit,
  ...events,
  ...freespins,
  ...freshChat,
  ...games,
  ...historyExports,
  ...jackpots,
  ...loyalty,
  ...metadata,
  ...methodTimes,
  ...movements,
  ...notices,
  ...pointChanges,
  ...popups,
  ...profile,
  ...roundFacts,
  ...statements,
  ...storage,
  ...sumsub,
  ...support,
  ...tournaments,
  ...withdrawalInfo,
];
