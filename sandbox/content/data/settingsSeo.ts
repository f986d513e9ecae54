import { media } from '#sandbox/content/media.ts';
import { operatorFacts } from '#sandbox/world/play/operatorFacts.ts';
import { homeFaq } from './homeFaq.ts';

export const settingsSeo = {
  title: { uz: '{brand} — onlayn kazino', ru: '{brand} — онлайн-казино' },
  description: {
    uz: 'Slotlar, jonli stollar, tezkor oʻyinlar va jekpotlar. Demo rejim, soʻmda hisob, tushunarli shartlar. 18+',
    ru: 'Слоты, Live-столы, быстрые игры и джекпоты. Демо-режим, счёт в сумах, понятные условия. 18+',
  },
  openGraph: {
    title: { uz: '{brand} — onlayn kazino', ru: '{brand} — онлайн-казино' },
    description: {
      uz: 'Samarqand tunidek sokin, yulduzdek aniq.',
      ru: 'Спокойное, как самаркандская ночь, ясное, как звезда.',
    },
    image: media('banners/share-1200x630.webp', { uz: 'Yulduz belgisi', ru: 'Знак Yulduz' }),
    type: 'website',
  },
  robots: 'index, follow',
  meta: [
    { name: 'format-detection', content: 'telephone=no' },
    { name: 'rating', content: 'adult' },
    { property: 'og:site_name', content: '{brand}' },
  ],
  canonical: '',
  organization: {
    name: '{brand}',
    url: '/',
    logo: media('brand/logo-512x512.png', { uz: 'Yulduz belgisi', ru: 'Знак Yulduz' }),
    contactPoint: {
      telephone: operatorFacts.phone,
      contactType: 'customer service',
      areaServed: 'UZ',
      availableLanguage: ['uz', 'ru'],
    },
    sameAs: Object.values(operatorFacts.social),
  },
  schemaFaq: homeFaq,
  replacements: { brand: 'Yulduz', age: '18+', currency: { uz: 'soʻm', ru: 'сум' } },
  textTitle: '',
  text: '',
};
