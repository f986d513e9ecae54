import { cancelPayment } from '#server/edge/cashier/cancelPayment.ts';
import type { PlainOrder } from '#server/edge/cashier/createPlainOrders.ts';
import { orderCashbackOf } from '#server/edge/cashier/orderCashbackOf.ts';
import { orderDeposit } from '#server/edge/cashier/orderDeposit.ts';
import { placeWithdrawal } from '#server/edge/cashier/placeWithdrawal.ts';
import { actOnBonus } from '#server/edge/profile/actOnBonus.ts';
import { askTwoFactor } from '#server/edge/profile/askTwoFactor.ts';
import { beginPause } from '#server/edge/profile/beginPause.ts';
import { changeBudget } from '#server/edge/profile/changeBudget.ts';
import { changeDepositLimit } from '#server/edge/profile/changeDepositLimit.ts';
import { changeOneSubscription } from '#server/edge/profile/changeOneSubscription.ts';
import { chooseCheck } from '#server/edge/profile/chooseCheck.ts';
import { chooseCurrency } from '#server/edge/profile/chooseCurrency.ts';
import { chooseLocale } from '#server/edge/profile/chooseLocale.ts';
import { confirmByLink } from '#server/edge/profile/confirmByLink.ts';
import { confirmContactCode } from '#server/edge/profile/confirmContactCode.ts';
import { confirmRaise } from '#server/edge/profile/confirmRaise.ts';
import { confirmTwoFactor } from '#server/edge/profile/confirmTwoFactor.ts';
import { addEmail } from '#server/edge/profile/contacts/addEmail.ts';
import { addPhone } from '#server/edge/profile/contacts/addPhone.ts';
import { askContactChange } from '#server/edge/profile/contacts/askContactChange.ts';
import { confirmContactReplacement } from '#server/edge/profile/contacts/confirmContactReplacement.ts';
import { stopContactChange } from '#server/edge/profile/contacts/stopContactChange.ts';
import { endOtherSessions } from '#server/edge/profile/endOtherSessions.ts';
import { endTrust } from '#server/edge/profile/endTrust.ts';
import { inviteTrusted } from '#server/edge/profile/inviteTrusted.ts';
import { keepBudget } from '#server/edge/profile/keepBudget.ts';
import { keepDepositLimit } from '#server/edge/profile/keepDepositLimit.ts';
import { orderExport } from '#server/edge/profile/orderExport.ts';
import { endPasskey } from '#server/edge/profile/passkeys/endPasskey.ts';
import { namePasskey } from '#server/edge/profile/passkeys/namePasskey.ts';
import { playLimitForms } from '#server/edge/profile/playLimitForms.ts';
import { askRecoveryCodes } from '#server/edge/profile/recovery/askRecoveryCodes.ts';
import { makeRecovery } from '#server/edge/profile/recovery/makeRecovery.ts';
import { revokeOneSession } from '#server/edge/profile/revokeOneSession.ts';
import { saveFakename } from '#server/edge/profile/saveFakename.ts';
import { savePassword } from '#server/edge/profile/savePassword.ts';
import { savePersonal } from '#server/edge/profile/savePersonal.ts';
import { savePhrase } from '#server/edge/profile/savePhrase.ts';
import { sendContactCode } from '#server/edge/profile/sendContactCode.ts';
import { dropLink } from '#server/edge/profile/socials/dropLink.ts';
import { linkSocial } from '#server/edge/profile/socials/linkSocial.ts';
import { sendLinkCode } from '#server/edge/profile/socials/sendLinkCode.ts';
import { unlinkSocial } from '#server/edge/profile/socials/unlinkSocial.ts';
import { stopSubscriptions } from '#server/edge/profile/stopSubscriptions.ts';
import { switchSiteOffers } from '#server/edge/profile/switchSiteOffers.ts';
import { buyGift } from '#server/edge/rewards/buyGift.ts';
import { changeGiftAddress } from '#server/edge/rewards/changeGiftAddress.ts';
import { chooseCharacter } from '#server/edge/rewards/chooseCharacter.ts';
import { joinTournament } from '#server/edge/rewards/joinTournament.ts';
import { orderGift } from '#server/edge/rewards/orderGift.ts';
import { redeemPromo } from '#server/edge/rewards/redeemPromo.ts';
import { takeOffer } from '#server/edge/rewards/takeOffer.ts';
import { replyToTicket } from '#server/edge/support/replyToTicket.ts';
import { confirmBudget } from '#shared/api/account/accountBudget.contract.ts';
import { confirmDepositLimit } from '#shared/api/account/accountLimits.contract.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormOutcome, FormPost } from './FormPost.ts';

type Submit = (post: FormPost) => Promise<FormOutcome>;
/**
 * The forms of a page by name. `codes`: sends a code or takes guesses, and counts with such methods of /api. `money`: moves money, counts
 * with the money methods and runs once per order.
 */
type PageForms = Readonly<
  Record<string, Submit | { submit: Submit; limit: 'codes' } | { submit: PlainOrder; limit: 'money' }>
>;

/** The forms of the player's area, the cashier, the rewards and the contact confirmation, by page pattern and `?form=`. */
export const profileForms: Readonly<Record<string, PageForms>> = {
  [paths.profile.pattern]: { fakename: saveFakename },
  [paths.profileSettings.pattern]: {
    personal: savePersonal,
    email: addEmail,
    phone: addPhone,
    code: { submit: sendContactCode, limit: 'codes' },
    confirm: { submit: confirmContactCode, limit: 'codes' },
    change: { submit: askContactChange, limit: 'codes' },
    changeCode: { submit: confirmContactReplacement, limit: 'codes' },
    changeCancel: stopContactChange,
    currency: chooseCurrency,
    locale: chooseLocale,
  },
  [paths.profileBonuses.pattern]: {
    activate: { submit: actOnBonus('activate'), limit: 'money' },
    deactivate: { submit: actOnBonus('deactivate'), limit: 'money' },
    remove: { submit: actOnBonus('remove'), limit: 'money' },
    promo: { submit: redeemPromo({ area: 'bonuses' }), limit: 'money' },
  },
  [paths.profileSecurity.pattern]: {
    password: { submit: savePassword, limit: 'codes' },
    factor: askTwoFactor,
    factorCode: { submit: confirmTwoFactor, limit: 'codes' },
    recovery: { submit: askRecoveryCodes, limit: 'codes' },
    recoveryCode: { submit: makeRecovery, limit: 'codes' },
    passkeyName: namePasskey,
    passkeyEnd: endPasskey,
    session: revokeOneSession,
    others: endOtherSessions,
    alarm: endOtherSessions,
    unlink: unlinkSocial,
    linkConfirm: { submit: linkSocial, limit: 'codes' },
    linkCode: { submit: sendLinkCode, limit: 'codes' },
    linkDrop: dropLink,
    phrase: savePhrase,
  },
  [paths.profileCashback.pattern]: {
    payout: { submit: orderCashbackOf('payout'), limit: 'money' },
    refuse: { submit: orderCashbackOf('refuse'), limit: 'money' },
  },
  [paths.deposit.pattern]: { deposit: { submit: orderDeposit, limit: 'money' } },
  [paths.cashierHistory.pattern]: { cancel: { submit: cancelPayment, limit: 'money' } },
  [paths.profileNotification.pattern]: {
    subscribe: changeOneSubscription('1'),
    unsubscribe: changeOneSubscription('0'),
    stop: stopSubscriptions,
    siteOn: switchSiteOffers(true),
    siteOff: switchSiteOffers(false),
    reply: replyToTicket,
  },
  [paths.profileBetsExports.pattern]: { export: orderExport },
  [paths.profileResponsibleGame.pattern]: {
    limit: changeDepositLimit,
    unlimit: changeDepositLimit,
    limitKeep: keepDepositLimit,
    limitConfirm: confirmRaise(confirmDepositLimit),
    budget: changeBudget,
    unbudget: changeBudget,
    budgetKeep: keepBudget,
    budgetConfirm: confirmRaise(confirmBudget),
    ...playLimitForms('loss'),
    ...playLimitForms('stake'),
    ...playLimitForms('time'),
    check: chooseCheck,
    trust: inviteTrusted,
    untrust: endTrust,
    pause: beginPause,
  },
  [paths.confirmation.pattern]: {
    confirm: { submit: confirmByLink, limit: 'codes' },
    code: { submit: sendContactCode, limit: 'codes' },
  },
  [paths.offers.pattern]: {
    promo: { submit: redeemPromo({ area: 'offers', hasGuests: true }), limit: 'money' },
    take: { submit: takeOffer, limit: 'money' },
  },
  [paths.loyaltyShop.pattern]: { buy: { submit: buyGift, limit: 'money' } },
  [paths.profileGifts.pattern]: { gift: { submit: orderGift, limit: 'money' }, address: changeGiftAddress },
  [paths.tournament.pattern]: { join: joinTournament },
  [paths.loyalty.pattern]: { character: chooseCharacter },
  [paths.withdraw.pattern]: { withdraw: { submit: placeWithdrawal, limit: 'money' } },
};
