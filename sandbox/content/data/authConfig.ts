import { media } from '../media.ts';

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
  authTypes: ['phone', 'email', 'oneClick'],
  authBanner: {
    isExist: true,
    label: { uz: 'Yangi oʻyinchiga sovgʻa', ru: 'Подарок новичку' },
    value: { uz: '100 000 soʻm', ru: '100 000 сумов' },
    addition: {
      uz: '1 000 000 soʻmgacha. Aylanma ×30, 7 kun. Bonusdan voz kechish mumkin.',
      ru: 'До 1 000 000 сумов. Вейджер ×30, 7 дней. От бонуса можно отказаться.',
    },
    image_360_520: media('banners/auth-360x520.webp', alt),
    image_735_240: media('banners/auth-735x240.webp', alt),
  },
  socials: [{ service: 'google' }, { service: 'yandex' }],
};
