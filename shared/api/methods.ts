import * as account from './account.contract.ts';
import * as accountBudget from './accountBudget.contract.ts';
import * as accountPush from './accountPush.contract.ts';
import * as accountTrust from './accountTrust.contract.ts';
import * as accountLimits from './accountLimits.contract.ts';
import * as accountSessions from './accountSessions.contract.ts';
import * as accountShield from './accountShield.contract.ts';
import * as accountSocials from './accountSocials.contract.ts';
import * as auth from './auth.contract.ts';
import * as banners from './banners.contract.ts';
import * as bettingBonuses from './bettingBonuses.contract.ts';
import * as bonuses from './bonuses.contract.ts';
import * as bonusFacts from './bonusFacts.contract.ts';
import * as campaigns from './campaigns.contract.ts';
import * as cashbackFacts from './cashbackFacts.contract.ts';
import * as cashbacks from './cashbacks.contract.ts';
import * as cashier from './cashier.contract.ts';
import * as cashierFacts from './cashierFacts.contract.ts';
import * as events from './events.contract.ts';
import * as freespins from './freespins.contract.ts';
import * as freshChat from './freshChat.contract.ts';
import * as games from './games.contract.ts';
import * as identityFacts from './identityFacts.contract.ts';
import * as jackpots from './jackpots.contract.ts';
import * as leaderboard from './leaderboard.contract.ts';
import * as loyalty from './loyalty.contract.ts';
import * as ledgerFacts from './ledgerFacts.contract.ts';
import * as loyaltyFacts from './loyaltyFacts.contract.ts';
import * as metadata from './metadata.contract.ts';
import type { Method } from './method.ts';
import * as notices from './notices.contract.ts';
import * as popups from './popups.contract.ts';
import * as roundFacts from './roundFacts.contract.ts';
import * as storage from './storage.contract.ts';
import * as sumsub from './sumsub.contract.ts';
import * as support from './support.contract.ts';
import * as tournamentFacts from './tournamentFacts.contract.ts';
import * as tournaments from './tournaments.contract.ts';

const groups: object[] = [
  account,
  accountBudget,
  accountTrust,
  accountLimits,
  accountPush,
  accountSessions,
  accountShield,
  accountSocials,
  auth,
  banners,
  bettingBonuses,
  bonuses,
  bonusFacts,
  campaigns,
  cashbackFacts,
  cashbacks,
  cashier,
  cashierFacts,
  events,
  freespins,
  freshChat,
  games,
  identityFacts,
  jackpots,
  leaderboard,
  ledgerFacts,
  loyalty,
  loyaltyFacts,
  metadata,
  notices,
  popups,
  roundFacts,
  storage,
  sumsub,
  support,
  tournamentFacts,
  tournaments,
];

function isMethod(value: unknown): value is Method {
  return typeof value === 'object' && value !== null && 'verb' in value && 'output' in value;
}

/** Every method of the contract. For the server and the sandbox; the browser imports methods one by one. */
export const methods: readonly Method[] = groups.flatMap((group) => Object.values(group).filter(isMethod));
