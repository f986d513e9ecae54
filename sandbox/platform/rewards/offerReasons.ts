import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { OfferState } from '#sandbox/world/rewards/campaigns.ts';

/** Why a player cannot take an offer now, and what makes it available. */
export const offerReasons: Record<Exclude<OfferState, 'open' | 'taken'>, Record<SandboxLanguage, string>> = {
  used: {
    uz: 'Bu taklifdan foydalangansiz. U bir marta beriladi.',
    ru: 'Вы уже воспользовались этим предложением. Оно даётся один раз.',
  },
  notFirst: {
    uz: 'Taklif faqat birinchi toʻldirish uchun, siz esa hisobni allaqachon toʻldirgansiz.',
    ru: 'Предложение только для первого пополнения, а вы уже пополняли счёт.',
  },
  firstFirst: {
    uz: 'Avval hisobni birinchi marta toʻldiring. Bu taklif keyingi toʻldirishlar uchun.',
    ru: 'Сначала пополните счёт в первый раз. Это предложение для следующих пополнений.',
  },
  thisWeek: {
    uz: 'Bu haftaning bonusini oldingiz. Keyingisi dushanba kuni ochiladi.',
    ru: 'Бонус этой недели вы уже получили. Следующий откроется в понедельник.',
  },
};
