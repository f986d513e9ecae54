import * as account from './account/account.contract.ts';
import * as accountAbsence from './account/accountAbsence.contract.ts';
import * as accountBudget from './account/accountBudget.contract.ts';
import * as accountContacts from './account/accountContacts.contract.ts';
import * as accountLimits from './account/accountLimits.contract.ts';
import * as accountPlayLimits from './account/accountPlayLimits.contract.ts';
import * as accountPush from './account/accountPush.contract.ts';
import * as accountRecovery from './account/accountRecovery.contract.ts';
import * as accountSessions from './account/accountSessions.contract.ts';
import * as accountShield from './account/accountShield.contract.ts';
import * as accountSocials from './account/accountSocials.contract.ts';
import * as accountTrust from './account/accountTrust.contract.ts';
import * as auth from './account/auth.contract.ts';
import * as identityFacts from './account/identityFacts.contract.ts';
import * as passkeys from './account/passkeys.contract.ts';
import * as storage from './account/storage.contract.ts';
import * as sumsub from './account/sumsub.contract.ts';
import * as cashier from './cashier/cashier.contract.ts';
import * as cashierFacts from './cashier/cashierFacts.contract.ts';
import * as ledgerFacts from './cashier/ledgerFacts.contract.ts';
import type { Method } from './method.ts';
import * as games from './play/games.contract.ts';
import * as jackpots from './play/jackpots.contract.ts';
import * as roundFacts from './play/roundFacts.contract.ts';
import * as bettingBonuses from './rewards/bettingBonuses.contract.ts';
import * as bonuses from './rewards/bonuses.contract.ts';
import * as bonusFacts from './rewards/bonusFacts.contract.ts';
import * as campaigns from './rewards/campaigns.contract.ts';
import * as cashbackFacts from './rewards/cashbackFacts.contract.ts';
import * as cashbacks from './rewards/cashbacks.contract.ts';
import * as freespins from './rewards/freespins.contract.ts';
import * as gifts from './rewards/gifts.contract.ts';
import * as leaderboard from './rewards/leaderboard.contract.ts';
import * as loyalty from './rewards/loyalty.contract.ts';
import * as loyaltyFacts from './rewards/loyaltyFacts.contract.ts';
import * as tournamentFacts from './rewards/tournamentFacts.contract.ts';
import * as tournaments from './rewards/tournaments.contract.ts';
import * as banners from './site/banners.contract.ts';
import * as events from './site/events.contract.ts';
import * as freshChat from './site/freshChat.contract.ts';
import * as metadata from './site/metadata.contract.ts';
import * as notices from './site/notices.contract.ts';
import * as popups from './site/popups.contract.ts';
import * as support from './site/support.contract.ts';
import * as ticketFiles from './site/ticketFiles.contract.ts';
import * as tickets from './site/tickets.contract.ts';

const groups: object[] = [
  account,
  accountAbsence,
  accountBudget,
  accountTrust,
  accountContacts,
  accountLimits,
  accountPlayLimits,
  accountPush,
  accountRecovery,
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
  gifts,
  loyalty,
  loyaltyFacts,
  metadata,
  notices,
  passkeys,
  popups,
  roundFacts,
  storage,
  sumsub,
  support,
  ticketFiles,
  tickets,
  tournamentFacts,
  tournaments,
];

function isMethod(value: unknown): value is Method {
  return typeof value === 'object' && value !== null && 'verb' in value && 'output' in value;
}

/** Every method of the contract. For server and sandbox; the browser imports methods one by one, so that it loads only those schemas. */
export const methods: readonly Method[] = groups.flatMap((group) => Object.values(group).filter(isMethod));
