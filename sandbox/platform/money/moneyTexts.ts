import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

const { verifiedAbove } = moneyRules.texts;

/** Messages of cashier and bonuses; placeholders such as `{min}` are filled in. */
const texts = {
  unknownMethod: { uz: 'Bunday toʻlov usuli yoʻq', ru: 'Такого способа оплаты нет' },
  unknownPayment: { uz: 'Bunday toʻlov topilmadi', ru: 'Такой платёж не найден' },
  wrongCurrency: { uz: 'Bu usul boshqa valyutada ishlaydi', ru: 'Этот способ работает в другой валюте' },
  wholeSum: { uz: 'Butun son kiriting', ru: 'Введите целое число' },
  wrongSum: { uz: 'Summa notoʻgʻri', ru: 'Неверная сумма' },
  sumBounds: { uz: '{min}dan {max}gacha', ru: 'От {min} до {max}' },
  wrongCard: { uz: 'Kartaning 16 ta raqamini kiriting', ru: 'Введите 16 цифр карты' },
  wrongPhone: { uz: 'Telefon raqami notoʻgʻri', ru: 'Неверный номер телефона' },
  wrongWallet: { uz: 'TRC-20 hamyon manzili notoʻgʻri', ru: 'Неверный адрес кошелька TRC-20' },
  wrongOffer: { uz: 'Bu taklif toʻlovga mos emas', ru: 'Это предложение не подходит к платежу' },
  insufficient: { uz: 'Balansda mablagʻ yetarli emas', ru: 'Недостаточно средств' },
  limitExceeded: {
    uz: 'Oʻzingiz qoʻygan limit boʻyicha yana {left} kiritish mumkin',
    ru: 'По вашему лимиту можно внести ещё {left}',
  },
  overBudget: {
    uz: 'Bu oy uchun budjetingizdan {left} qoldi',
    ru: 'От вашего бюджета на этот месяц осталось {left}',
  },
  wrongPeriod: { uz: 'Limit davri notoʻgʻri', ru: 'Неверный период лимита' },
  limitSum: { uz: 'Limit summasi notoʻgʻri', ru: 'Неверная сумма лимита' },
  confirmInApp: {
    uz: 'Toʻlovni telefoningizdagi ilovada tasdiqlang',
    ru: 'Подтвердите платёж в приложении на телефоне',
  },
  billingUnavailable: { uz: 'Bu usul hozircha ishlamayapti', ru: 'Этот способ сейчас не работает' },
  billingError: { uz: 'Toʻlov tizimi xato qaytardi', ru: 'Платёжная система вернула ошибку' },
  billingDeclined: { uz: 'Bank toʻlovni rad etdi', ru: 'Банк отклонил платёж' },
  noConfirmation: { uz: 'Toʻlov tasdiqlanmadi', ru: 'Подтверждение платежа не пришло' },
  payerCancelled: { uz: 'Toʻlov bekor qilindi', ru: 'Платёж отменён' },
  awaiting: { uz: 'Toʻlov tasdiqlanishini kutyapmiz', ru: 'Ждём подтверждения платежа' },
  needContact: { uz: 'Avval telefon yoki e-pochtani tasdiqlang', ru: 'Сначала подтвердите телефон или почту' },
  needProfile: {
    uz: 'Profilda ism, familiya va tugʻilgan sanani toʻldiring',
    ru: 'Заполните в профиле имя, фамилию и дату рождения',
  },
  needDeposit: { uz: 'Avval hisobni toʻldiring', ru: 'Сначала пополните счёт' },
  identityFirst: {
    uz: 'Kassa yopiq: avval shaxsingizni tasdiqlang',
    ru: 'Касса закрыта: сначала подтвердите личность',
  },
  needKyc: {
    uz: `Jami ${verifiedAbove.uz}dan ortiq yechish uchun shaxsingizni tasdiqlang`,
    ru: `Чтобы вывести больше ${verifiedAbove.ru}, подтвердите личность`,
  },
  held: {
    uz: 'Kirish maʼlumotlari yaqinda oʻzgardi, pul yechish vaqtincha toʻxtatilgan',
    ru: 'Данные для входа недавно изменились, вывод временно приостановлен',
  },
  heldPayout: {
    uz: 'Pul yangi rekvizitlarga soʻralgan: xavfsizlik uchun yechish biroz kutadi',
    ru: 'Деньги запрошены на новые реквизиты: для безопасности вывод немного подождёт',
  },
  dailyExceeded: { uz: 'Bir kunlik yechish limiti tugagan', ru: 'Дневной лимит вывода исчерпан' },
  requisitesReview: { uz: 'Bu rekvizitlar tekshirilmoqda', ru: 'Эти реквизиты на проверке' },
  requisitesVerify: { uz: 'Karta sizniki ekanini tasdiqlang', ru: 'Подтвердите, что карта ваша' },
  requisitesFraud: { uz: 'Bu rekvizitlar bloklangan', ru: 'Эти реквизиты заблокированы' },
  withdrawalDeclined: {
    uz: 'Soʻrov qabul qilinmadi, qoʻllab-quvvatlash xizmatiga yozing',
    ru: 'Заявка не принята, напишите в поддержку',
  },
  tooLate: {
    uz: 'Soʻrov koʻrib chiqilmoqda, uni bekor qilib boʻlmaydi',
    ru: 'Заявку уже рассматривают, отменить нельзя',
  },
  minute: { uz: '1 daqiqagacha', ru: 'До 1 минуты' },
  minutes: { uz: '3–10 daqiqa', ru: '3–10 минут' },
  day: { uz: '24 soatgacha', ru: 'До 24 часов' },
  card: { uz: 'Karta raqami', ru: 'Номер карты' },
  phone: { uz: 'Telefon raqami', ru: 'Номер телефона' },
  wallet: { uz: 'Hamyon manzili', ru: 'Адрес кошелька' },
  unknownBonus: { uz: 'Bunday bonus yoʻq', ru: 'Такого бонуса нет' },
  bonusNotWaiting: { uz: 'Bu bonusni yoqib boʻlmaydi', ru: 'Этот бонус нельзя включить' },
  anotherBonus: { uz: 'Boshqa bonus faol: avval uni yakunlang', ru: 'Активен другой бонус: сначала завершите его' },
  bonusIdentity: {
    uz: 'Bu bonusni yoqish uchun avval profilda shaxsingizni tasdiqlang. U kutib turadi, muddati oʻzgarmaydi.',
    ru: 'Чтобы включить этот бонус, сначала подтвердите личность в профиле. Он подождёт, срок не изменится.',
  },
  cardOfOther: {
    uz: 'Bu karta boshqa hisobda ishlatilgan. Oʻz kartangiz bilan toʻlang. Karta sizniki boʻlsa, qoʻllab-quvvatlash xizmatiga yozing.',
    ru: 'Эта карта уже привязана к другому аккаунту. Платите своей картой. Если карта ваша, напишите в поддержку.',
  },
  payoutToOther: {
    uz: 'Bu karta boshqa hisobda ishlatilgan, shuning uchun pul yechish toʻxtatildi. Pul balansda turibdi.',
    ru: 'Эта карта уже привязана к другому аккаунту, поэтому вывод остановлен. Деньги остались на балансе.',
  },
  bonusNotActive: { uz: 'Bonus faol emas', ru: 'Бонус не активен' },
  spinPackText: { uz: 'Har biri {bet}. Yutuq aylanmasiz.', ru: 'Каждое по {bet}. Выигрыш без вейджера.' },
  cashback: { uz: 'Haftalik keshbek', ru: 'Кешбэк за неделю' },
  cashbackText: { uz: 'Yutqazilgan pulning {percent} foizi', ru: '{percent}% от проигранного' },
  noCashback: { uz: 'Olinadigan keshbek yoʻq', ru: 'Нет кешбэка к получению' },
  offerUnknown: { uz: 'Bunday taklif yoʻq', ru: 'Такого предложения нет' },
  offerTaken: { uz: 'Bu taklifdan foydalangansiz', ru: 'Вы уже воспользовались этим предложением' },
  offerConditions: { uz: 'Taklif shartlari bajarilmagan', ru: 'Условия предложения не выполнены' },
  promoInvalid: { uz: 'Promokod notoʻgʻri yozilgan', ru: 'Промокод написан неверно' },
  promoNotFound: { uz: 'Bunday promokod yoʻq', ru: 'Такого промокода нет' },
  promoUsed: { uz: 'Bu promokoddan foydalangansiz', ru: 'Вы уже использовали этот промокод' },
  promoExpired: { uz: 'Promokodning muddati tugagan', ru: 'Срок промокода истёк' },
  promoNotStarted: { uz: 'Promokod hali boshlanmagan', ru: 'Промокод ещё не начал действовать' },
  promoLimit: { uz: 'Promokodlar tugagan', ru: 'Промокоды закончились' },
} as const satisfies Record<string, Record<SandboxLanguage, string>>;

export type MoneyTextId = keyof typeof texts;

export function moneyText(
  locale: SandboxLanguage,
  id: MoneyTextId,
  values: Record<string, string | number> = {},
): string {
  return bindFigures(texts[id][locale]).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
