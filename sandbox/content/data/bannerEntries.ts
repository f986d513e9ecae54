import { media } from '../media.ts';

const alt = { uz: 'Oltin tangalar va yulduz', ru: 'Золотые монеты и звезда' };

export const bannerEntries = [
  {
    title: { uz: 'Bonus shartlari oddiy', ru: 'Простые условия бонуса' },
    subtitle: { uz: 'Aylanma, muddat va limitlar bir sahifada', ru: 'Вейджер, срок и лимиты на одной странице' },
    buttonTitle: { uz: 'Oʻqish', ru: 'Читать' },
    buttonSlug: '/bonus-terms',
    image: media('banners/menu-400x240.webp', alt),
    publicTitle: { uz: 'Birinchi toʻldirishga 100%', ru: '100% к первому пополнению' },
    publicSubtitle: {
      uz: '1 000 000 soʻmgacha. Aylanma ×30, 7 kun.',
      ru: 'До 1 000 000 сумов. Вейджер ×30, 7 дней.',
    },
    publicButtonTitle: { uz: 'Roʻyxatdan oʻtish', ru: 'Регистрация' },
    publicImage: media('banners/menu-400x240.webp', alt),
    isExist: true,
  },
];
