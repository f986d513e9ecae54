import { wholeUpTo } from '#sandbox/platform/account/wholeUpTo.ts';
import { type Answer, answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { type MoneyTextId, moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import { CURRENCY } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bonusKinds, MAX_BONUS_BET } from '#sandbox/world/rewards/bonusKinds.ts';
import type { OfferState, PromoRefusal } from '#sandbox/world/rewards/campaigns.ts';
import { startOfWeek } from '#sandbox/world/rewards/cashbacks.ts';
import type { OfferData } from '#sandbox/world/rewards/offers.ts';
import type { PromoCode } from '#sandbox/world/rewards/promoCodes.ts';
import * as contract from '#shared/api/rewards/campaigns.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { bonusOf } from './bonusOf.ts';
import { offerReasons } from './offerReasons.ts';
import { spinsText } from './spinsText.ts';

const WEEK = 7 * 86_400;

const promoTexts: Record<PromoRefusal, MoneyTextId> = {
  INVALID: 'promoInvalid',
  NOT_FOUND: 'promoNotFound',
  ALREADY_USED: 'promoUsed',
  EXPIRED: 'promoExpired',
  NOT_STARTED: 'promoNotStarted',
  LIMIT_REACHED: 'promoLimit',
  CONDITIONS_NOT_MET: 'offerConditions',
  NEED_DEPOSIT: 'needDeposit',
};

/** `missing`: the total of deposits that the code asks for, and how much of it is missing, UZS in minor units. */
function refusePromo(
  locale: SandboxLanguage,
  refusal: PromoRefusal,
  missing?: { sum: number; remaining: number },
): AppError {
  const money = (minor: number) => ({ amount: minor / 100, currency: 'UZS' });
  return new AppError('InvalidParameterException', {
    message: moneyText(locale, promoTexts[refusal]),
    data: {
      promo_code: [refusal],
      ...(missing ? { deposits: { sum: money(missing.sum), left: money(missing.remaining) } } : {}),
    },
  });
}

/** An addition to the contract: what a deposit brings, in major units, so that the interface can show it beforehand. */
function giftOf({ deposit }: OfferData) {
  if (!deposit) return {};
  const { percent, max, min, kind } = deposit;
  const wager = { times: bonusKinds[kind].wager, max_bet: MAX_BONUS_BET / 100, game_types: ['slot'] };
  return { deposit: { percent, max: max / 100, min: min / 100, currency: CURRENCY, wager } };
}

function offerOf(offer: OfferData, locale: SandboxLanguage) {
  const { id, trigger, excludeMethods, title, text, terms, facts, picture, promotion } = offer;
  return {
    id,
    trigger: { type: trigger, ...(excludeMethods ? { params: { exclude_methods: [...excludeMethods] } } : {}) },
    description: {
      name: title[locale],
      title: title[locale],
      text: text[locale],
      terms: terms[locale],
      ...giftOf(offer),
      facts: facts.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
      images: {
        img_600_240: `/uploads/banners/${picture}-600x240.webp`,
        img_780_560: `/uploads/banners/${picture}-780x560.webp`,
        img_1280_420: `/uploads/banners/${picture}-1280x420.webp`,
      },
    },
    promotions: [
      {
        id: `${id}-1`,
        type: promotion.type,
        description: { name: promotion.title[locale], title: promotion.title[locale] },
      },
    ],
  };
}

/** The state of an offer for the player, for requests with unavailable offers. */
function stateFields(state: OfferState, locale: SandboxLanguage, now: number) {
  if (state === 'open') return { is_available: true };
  if (state === 'taken') return { is_available: true, is_taken: true };
  const isTaken = state === 'used' ? { is_taken: true } : {};
  const opens =
    state === 'firstFirst'
      ? { opens: { by: 'deposit' as const } }
      : state === 'thisWeek'
        ? { opens: { by: 'time' as const, at: startOfWeek(now) + WEEK } }
        : {};
  return { is_available: false, unavailable_reason: offerReasons[state][locale], ...opens, ...isTaken };
}

/** A promo code in the form of an offer. */
function promoOffer(promo: PromoCode, locale: SandboxLanguage) {
  const title = promo.spins
    ? spinsText(promo.spins.count, locale)
    : `${locale === 'uz' ? 'Promokod' : 'Промокод'} ${promo.code}`;
  const type = promo.spins ? 'freespins' : promo.bonus?.kind === 'freeBet' ? 'betting_bonus' : 'bonus';
  return {
    id: `promo-${promo.code}`,
    trigger: { type: 'action' as const },
    description: { name: title, title },
    promotions: [{ id: `promo-${promo.code}-1`, type, description: { name: title, title } }],
  };
}

export const campaigns: Answer[] = [
  answer(contract.getOffers, ({ offset = 0, with_unavailable = false }, { world, player, locale }) => {
    const from = wholeUpTo(offset);
    if (player && player.closed_for !== null) return { items: [], total: 0 };
    if (with_unavailable) {
      const all = world.money.campaigns.offerStates(player?.uid);
      const items = all.slice(from).map(({ offer, state }) => ({
        ...offerOf(offer, locale),
        ...stateFields(state, locale, world.clock.seconds()),
      }));
      return { items, total: all.length };
    }
    const all = world.money.campaigns.offersFor(player?.uid);
    return { items: all.slice(from).map((offer) => offerOf(offer, locale)), total: all.length };
  }),

  answer(contract.checkPromocode, ({ promo_code }, { world, player, locale }) => {
    const promo = world.money.campaigns.checkCode(player?.uid, promo_code);
    if (typeof promo === 'string')
      throw refusePromo(locale, promo, player && world.money.campaigns.missingFor(player.uid, promo_code));
    return { is_valid: true as const, offer: promoOffer(promo, locale) };
  }),

  answerPlayer(contract.activateOffer, ({ promo_code }, { world, player, locale }) => {
    const used = world.money.campaigns.useCode(player.uid, promo_code);
    if (typeof used === 'string')
      throw refusePromo(locale, used, world.money.campaigns.missingFor(player.uid, promo_code));
    return {
      offer: promoOffer(used.promo, locale),
      ...(used.bonus ? { bonus: bonusOf(used.bonus, player.currency, locale) } : {}),
    };
  }),

  answerPlayer(contract.takePromotions, ({ offer_id }, { world, player, locale }) => {
    const refusal = world.money.campaigns.take(player.uid, offer_id);
    if (refusal === 'needContact')
      throw new AppError('UserNeedConfirmContactException', { message: moneyText(locale, 'needContact') });
    if (refusal === 'unknown') throw refuseMoneyField(locale, 'offer_id', 'offerUnknown');
    if (refusal === 'taken') throw refuseMoneyField(locale, 'offer_id', 'offerTaken');
    if (refusal === 'conditions') throw refuseMoneyField(locale, 'offer_id', 'offerConditions');
    return 1;
  }),
];
