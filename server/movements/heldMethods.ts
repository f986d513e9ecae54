import * as account from '#shared/api/account/account.contract.ts';
import { getAbsence } from '#shared/api/account/accountAbsence.contract.ts';
import { getBudget } from '#shared/api/account/accountBudget.contract.ts';
import { getContactChange } from '#shared/api/account/accountContacts.contract.ts';
import { getPlayReport, getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import { getPlayLimits } from '#shared/api/account/accountPlayLimits.contract.ts';
import { getPush } from '#shared/api/account/accountPush.contract.ts';
import { getRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import { getSessions } from '#shared/api/account/accountSessions.contract.ts';
import { getShield } from '#shared/api/account/accountShield.contract.ts';
import { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import { getTrusted } from '#shared/api/account/accountTrust.contract.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import { getPasskeys } from '#shared/api/account/passkeys.contract.ts';
import { getDepositSettings, getWithdrawSettings } from '#shared/api/cashier/cashier.contract.ts';
import { getStatement } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { Method } from '#shared/api/method.ts';
import { getHistoryExportRequest, getLikes } from '#shared/api/play/games.contract.ts';
import { getHistoryTotals } from '#shared/api/play/roundFacts.contract.ts';
import { getBettingBonuses } from '#shared/api/rewards/bettingBonuses.contract.ts';
import { getCashbacks } from '#shared/api/rewards/cashbacks.contract.ts';
import { getFreespins } from '#shared/api/rewards/freespins.contract.ts';
import { getGifts } from '#shared/api/rewards/gifts.contract.ts';
import { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import { getPointChanges } from '#shared/api/rewards/loyaltyFacts.contract.ts';
import { getNotices } from '#shared/api/site/notices.contract.ts';
import { getTickets } from '#shared/api/site/tickets.contract.ts';
import type { HeldDataId } from '#shared/profile/heldData.ts';

/** The methods that tell a player's data, by the part of the file. The player's store (`choices`) is read by its keys. */
export const heldMethods: Readonly<Record<HeldDataId, readonly Method[]>> = {
  personal: [account.getInfo, account.getProfileInfo, account.getPersonalDataFields],
  contacts: [getContactChange],
  papers: [getVerification],
  money: [account.getBalance, getStatement, getDepositSettings, getWithdrawSettings],
  play: [
    getHistoryTotals,
    getHistoryExportRequest,
    getLikes,
    getLoyaltyInfo,
    getPointChanges,
    getCashbacks,
    getFreespins,
    getBettingBonuses,
  ],
  gifts: [getGifts],
  devices: [getSessions],
  limits: [
    account.getDepositLimit,
    getBudget,
    getPlayLimits,
    getPlayReport,
    getSessionFacts,
    getShield,
    getTrusted,
    getAbsence,
  ],
  ways: [getSocials, getPasskeys, getRecoveryCodes],
  letters: [getNotices, getPush, getTickets],
  choices: [],
};
