import { media } from '#sandbox/content/media.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';

const alt = { uz: 'Samarqand tuni va yulduz', ru: 'Самаркандская ночь и звезда' };

export const authConfig = {
  registration: {
    confirmEmailPopup: true,
    showCharacterSelect: false,
    showPromocode: true,
    terms: true,
    notify: true,
    markBetting: false,
  },
  authTypes: ['phone', 'email', 'oneClick', 'social'],
  authBanner: {
    isExist: true,
    label: { uz: 'Birinchi toʻldirishga', ru: 'Бонус к первому пополнению' },
    value: `${welcomeBonus.percent}%`,
    addition: welcomeBonus.short,
    image_360_520: media('banners/auth-360x520.webp', alt),
    image_735_240: media('banners/auth-735x240.webp', alt),
  },
  socials: [{ service: 'google' }, { service: 'yandex' }],
};
