/** Mirrors are excluded from search, so that they do not compete with the main domain. */
export const domainSeos = [
  {
    host: 'mirror.yulduz.example',
    title: { uz: 'Yulduz — koʻzgu manzil', ru: 'Yulduz — зеркало' },
    description: {
      uz: 'Yulduz saytining zaxira manzili. Hisob, balans va oʻyinlar bir xil.',
      ru: 'Запасной адрес сайта Yulduz. Аккаунт, баланс и игры те же самые.',
    },
    robots: 'noindex, follow',
  },
];
