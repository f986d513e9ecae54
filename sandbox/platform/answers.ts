import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import * as contract from '#shared/api/rewards/bettingBonuses.contract.ts';
import { handleEvent } from '#shared/api/site/events.contract.ts';
import { storeChatEvent } from '#shared/api/site/freshChat.contract.ts';
import { auth } from './access/auth.ts';
import { accountPasskeys } from './access/passkeys/accountPasskeys.ts';
import { passkeyEntry } from './access/passkeys/passkeyEntry.ts';
import { accountAbsence } from './account/absence/accountAbsence.ts';
import { account } from './account/account.ts';
import { accountBudget } from './account/accountBudget.ts';
import { accountLimits } from './account/accountLimits.ts';
import { accountPlayLimits } from './account/accountPlayLimits.ts';
import { accountPush } from './account/accountPush.ts';
import { accountSessions } from './account/accountSessions.ts';
import { accountShield } from './account/accountShield.ts';
import { accountSocials } from './account/accountSocials.ts';
import { accountTrust } from './account/accountTrust.ts';
import { accountContacts } from './account/contacts/accountContacts.ts';
import { depositLimit } from './account/depositLimit.ts';
import { historyExports } from './account/historyExports.ts';
import { profile } from './account/profile.ts';
import { accountRecovery } from './account/recovery/accountRecovery.ts';
import { storage } from './account/storage.ts';
import { sumsub } from './account/sumsub.ts';
import { type Answer, answer, answerPlayer } from './answer.ts';
import { bannerAnswers } from './bannerAnswers.ts';
import { metadata } from './metadata.ts';
import { methodTimes } from './methodTimes.ts';
import { balanceChanges } from './money/balanceChanges.ts';
import { cashier } from './money/cashier/cashier.ts';
import { movements } from './money/movements.ts';
import { statements } from './money/statements.ts';
import { withdrawalInfo } from './money/withdrawalInfo.ts';
import { notices } from './notices.ts';
import { games } from './play/games.ts';
import { roundFacts } from './play/roundFacts.ts';
import { refuseField } from './refuseField.ts';
import { activateBonus } from './rewards/activateBonus.ts';
import { bonuses } from './rewards/bonuses.ts';
import { bonusOf } from './rewards/bonusOf.ts';
import { campaigns } from './rewards/campaigns.ts';
import { cashbacks } from './rewards/cashbacks.ts';
import { freespins } from './rewards/freespins.ts';
import { giftAnswers } from './rewards/giftAnswers.ts';
import { jackpots } from './rewards/jackpots.ts';
import { loyaltyAnswers } from './rewards/loyaltyAnswers.ts';
import { pointChanges } from './rewards/pointChanges.ts';
import { popupAnswers } from './rewards/popupAnswers.ts';
import { tournaments } from './rewards/tournaments.ts';
import { support } from './support.ts';
import { tickets } from './tickets.ts';

const bettingBonuses: Answer[] = [
  answerPlayer(contract.getBettingBonuses, ({ status }, { world, player, locale }) => {
    const items = world.money.bonuses.list(player.uid, 'betting', status?.split(','));
    return { items: items.map((row) => bonusOf(row, player.currency, locale)), total: items.length };
  }),

  answerPlayer(contract.activateBettingBonus, ({ bonus_id }, asking) => activateBonus(asking, 'betting', bonus_id)),

  answerPlayer(contract.removeBettingBonus, ({ bonus_id }, { world, player, locale }) => {
    if (!world.money.bonuses.remove(player.uid, 'betting', bonus_id))
      throw refuseMoneyField(locale, 'bonus_id', 'unknownBonus');
    return 1;
  }),
];

const TEXT_LENGTH = 4000;
const ID_LENGTH = 200;

const freshChat: Answer[] = [
  answer(storeChatEvent, (message, { world, player, locale }) => {
    for (const field of ['channel_id', 'conversation_id'] as const)
      if (message[field].length > ID_LENGTH) throw refuseField(locale, field, 'tooLong');
    if (message.text.length > TEXT_LENGTH) throw refuseField(locale, 'text', 'tooLong');
    world.messages.feedback.addChat({ uid: player?.uid ?? null, ...message });
    return 1;
  }),
];

const events: Answer[] = [
  answer(handleEvent, ({ event, ...parameters }, { world, player }) => {
    world.messages.events.record(player?.uid ?? null, event, parameters);
    return 1;
  }),
];

/** Every method of the contract, one file per group. */
export const answers: readonly Answer[] = [
  ...account,
  ...accountAbsence,
  ...accountBudget,
  ...accountContacts,
  ...accountLimits,
  ...accountPasskeys,
  ...accountPlayLimits,
  ...accountPush,
  ...accountRecovery,
  ...accountSessions,
  ...accountShield,
  ...accountSocials,
  ...accountTrust,
  ...auth,
  ...passkeyEntry,
  ...balanceChanges,
  ...bannerAnswers,
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
  ...giftAnswers,
  ...loyaltyAnswers,
  ...metadata,
  ...methodTimes,
  ...movements,
  ...notices,
  ...pointChanges,
  ...popupAnswers,
  ...profile,
  ...roundFacts,
  ...statements,
  ...storage,
  ...sumsub,
  ...support,
  ...tickets,
  ...tournaments,
  ...withdrawalInfo,
];
