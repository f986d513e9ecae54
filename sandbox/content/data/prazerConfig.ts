import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';

export const prazerConfig = {
  customCode: [],
  flags: {
    twoFactor: true,
    identityVerification: true,
    responsibleGaming: true,
    betHistory: true,
    noticeBetting: false,
    clickableTitle: true,
    bonuses: true,
    cashback: true,
    loyalty: true,
  },
  balancePolling: {
    countSecondsForDelayBetweenClick: 1,
    isEnabledInterval: true,
    countSecondsForInterval: 10,
    isEnabledTurnOffRequests: true,
    countMinutesAfterWhichRequestsTurnedOff: 5,
    isEnabledRequestsAfterClick: true,
  },
  imageNames: {
    banner: {
      image_desktop: 'img_1280_420',
      image_desktop_avif: 'img_1280_420_avif',
      image_mobile: 'img_780_560',
      image_mobile_avif: 'img_780_560_avif',
    },
    offer: { image: 'img_600_240', image_mobile: 'img_780_560', image_wide: 'img_1280_420' },
    jackpot: {
      image: 'img_1280_420',
      image_mobile: 'img_780_560',
      image_mobile_avif: 'img_780_560_avif',
      image_small: 'img_160_160',
      image_small_avif: 'img_160_160_avif',
    },
    tournament: {
      image: 'img_600_240',
      image_avif: 'img_600_240_avif',
      image_mobile: 'img_780_560',
      image_mobile_avif: 'img_780_560_avif',
      image_wide: 'img_1280_420',
    },
    game: {
      image_portrait: 'img_300_400',
      image_portrait_avif: 'img_300_400_avif',
      image_small: 'img_225_300',
      image_small_avif: 'img_225_300_avif',
      image_landscape: 'img_288_192',
    },
  },
  redirects: [
    { from_url: '/slots', to_url: '/gamehall?category=slots', code: 301 },
    { from_url: '/live-casino', to_url: '/gamehall?category=live', code: 301 },
    { from_url: '/games/*', to_url: '/game/*', code: 301 },
    { from_url: '/old-promo/*', to_url: '/bonus-terms', code: 302 },
    { from_url: '/terms', to_url: '/rules', code: 301 },
    { from_url: '/help', to_url: '/faq', code: 302 },
  ],
  theme: {},
  ageGate: {
    enabled: true,
    years: 18,
    text: {
      uz: 'Sayt faqat 18 yoshga toʻlganlar uchun.',
      ru: 'Сайт только для тех, кому исполнилось 18 лет.',
    },
  },
  helpPhones: [
    {
      name: {
        uz: 'Misol: oʻyinga qaramlik boʻyicha maslahat',
        ru: 'Пример: консультация при игровой зависимости',
      },
      phone: '+998 71 000 00 00',
    },
    { name: { uz: 'Tez yordam', ru: 'Скорая помощь' }, phone: '103' },
    { name: { uz: 'Yagona qutqaruv xizmati', ru: 'Единая служба спасения' }, phone: '112' },
  ],
  license: {
    text: {
      uz: `${operatorFacts.license.uz}. Operator: ${operatorFacts.company.uz}.`,
      ru: `${operatorFacts.license.ru}. Оператор: ${operatorFacts.company.ru}.`,
    },
    number: operatorFacts.licenseNumber,
    url: '/about',
  },
};
