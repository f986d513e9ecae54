import { media } from '#sandbox/content/media.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';

const alt = { uz: 'Oltin tangalar va yulduz', ru: 'Золотые монеты и звезда' };

export const bannerEntries = [
  {
    title: { uz: 'Bonus shartlari oddiy', ru: 'Простые условия бонуса' },
    subtitle: { uz: 'Aylanma, muddat va limitlar bir sahifada', ru: 'Вейджер, срок и лимиты на одной странице' },
    buttonTitle: { uz: 'Oʻqish', ru: 'Читать' },
    buttonSlug: '/bonus-terms',
    image: media('banners/menu-400x240.webp', alt),
    publicTitle: welcomeBonus.title,
    publicSubtitle: welcomeBonus.short,
    publicButtonTitle: { uz: 'Roʻyxatdan oʻtish', ru: 'Регистрация' },
    publicImage: media('banners/menu-400x240.webp', alt),
    isExist: true,
  },
];
