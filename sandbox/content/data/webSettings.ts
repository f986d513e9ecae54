import { media } from '#sandbox/content/media.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: media(`brand/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}x${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const webSettings = {
  favicon: {
    svg: media('brand/favicon.svg'),
    png32: media('brand/favicon-32x32.png'),
    appleTouch: media('brand/apple-touch-icon-180x180.png'),
  },
  manifest: {
    name: { uz: 'Yulduz — onlayn kazino', ru: 'Yulduz — онлайн-казино' },
    shortName: 'Yulduz',
    description: {
      uz: 'Slotlar, jonli kazino va tezkor oʻyinlar oʻzbek tilida.',
      ru: 'Слоты, Live-казино и быстрые игры.',
    },
    themeColor: '#0A0F24',
    backgroundColor: '#0A0F24',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  },
  robots: [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /cashier',
    'Disallow: /profile',
    'Disallow: /bets',
    'Disallow: /responsible-game',
    'Disallow: /confirmation',
    'Disallow: /unsubscribe',
    'Disallow: /ru/cashier',
    'Disallow: /ru/profile',
    'Disallow: /ru/bets',
    'Disallow: /ru/responsible-game',
    'Disallow: /ru/confirmation',
    'Disallow: /ru/unsubscribe',
    // Not redirectUrl=: the forms with it say noindex, which a crawler must be able to read.
    'Disallow: /*?*script=',
    'Disallow: /*?*show_popup_',
    'Disallow: /*?*promo_code=',
  ].join('\n'),
};
