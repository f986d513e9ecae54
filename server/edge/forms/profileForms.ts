import { confirmBudget } from '../../../shared/api/account/accountBudget.contract.ts';
import { confirmDepositLimit } from '../../../shared/api/account/accountLimits.contract.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { FormOutcome, FormPost } from './FormPost.ts';
import type { PlainOrder } from '../cashier/createPlainOrders.ts';
import { orderCashbackOf } from '../cashier/orderCashbackOf.ts';
import { orderDeposit } from '../cashier/orderDeposit.ts';
import { cancelPayment } from '../cashier/cancelPayment.ts';
import { placeWithdrawal } from '../cashier/placeWithdrawal.ts';
import { actOnBonus } from '../profile/actOnBonus.ts';
import { beginPause } from '../profile/beginPause.ts';
import { addEmail } from '../profile/addEmail.ts';
import { addPhone } from '../profile/addPhone.ts';
import { askTwoFactor } from '../profile/askTwoFactor.ts';
import { changeOneSubscription } from '../profile/changeOneSubscription.ts';
import { stopSubscriptions } from '../profile/stopSubscriptions.ts';
import { confirmByLink } from '../profile/confirmByLink.ts';
import { chooseLocale } from '../profile/chooseLocale.ts';
import { chooseCurrency } from '../profile/chooseCurrency.ts';
import { confirmContactCode } from '../profile/confirmContactCode.ts';
import { changeBudget } from '../profile/changeBudget.ts';
import { changeDepositLimit } from '../profile/changeDepositLimit.ts';
import { chooseCheck } from '../profile/chooseCheck.ts';
import { confirmRaise } from '../profile/confirmRaise.ts';
import { confirmTwoFactor } from '../profile/confirmTwoFactor.ts';
import { endOtherSessions } from '../profile/endOtherSessions.ts';
import { revokeOneSession } from '../profile/revokeOneSession.ts';
import { dropLink } from '../profile/socials/dropLink.ts';
import { endTrust } from '../profile/endTrust.ts';
import { inviteTrusted } from '../profile/inviteTrusted.ts';
import { linkSocial } from '../profile/socials/linkSocial.ts';
import { orderExport } from '../profile/orderExport.ts';
import { keepBudget } from '../profile/keepBudget.ts';
import { keepDepositLimit } from '../profile/keepDepositLimit.ts';
import { saveFakename } from '../profile/saveFakename.ts';
import { savePassword } from '../profile/savePassword.ts';
import { savePhrase } from '../profile/savePhrase.ts';
import { savePersonal } from '../profile/savePersonal.ts';
import { sendContactCode } from '../profile/sendContactCode.ts';
import { sendLinkCode } from '../profile/socials/sendLinkCode.ts';
import { switchSiteOffers } from '../profile/switchSiteOffers.ts';
import { unlinkSocial } from '../profile/socials/unlinkSocial.ts';
import { buyGift } from '../rewards/buyGift.ts';
import { chooseCharacter } from '../rewards/chooseCharacter.ts';
import { joinTournament } from '../rewards/joinTournament.ts';
import { redeemPromo } from '../rewards/redeemPromo.ts';
import { takeOffer } from '../rewards/takeOffer.ts';

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
  [paths.tournament.pattern]: { join: joinTournament },
  [paths.loyalty.pattern]: { character: chooseCharacter },
  [paths.withdraw.pattern]: { withdraw: { submit: placeWithdrawal, limit: 'money' } },
};
