import type { CollectionName } from '#shared/content/collections.ts';
import { authConfig } from './data/authConfig.ts';
import { bannerEntries } from './data/bannerEntries.ts';
import { cashierConfig } from './data/cashierConfig.ts';
import { common } from './data/common.ts';
import { formsConfig } from './data/formsConfig.ts';
import { gamesConfig } from './data/gamesConfig.ts';
import { loyalty } from './data/loyalty.ts';
import { metaDataTool } from './data/metaDataTool.ts';
import { pages } from './data/pages.ts';
import { prazerConfig } from './data/prazerConfig.ts';
import { searchConfig } from './data/searchConfig.ts';
import { seoPages } from './data/seoPages.ts';
import { settingsSeo } from './data/settingsSeo.ts';
import { webSettings } from './data/webSettings.ts';

/** Mirrors are excluded from search, so that they do not compete with the main domain. */
const domainSeos = [
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

/** The records of every collection, in both languages at once; a single type has one. */
export const data: Readonly<Record<CollectionName, readonly Record<string, unknown>[]>> = {
  'settings-seo': [settingsSeo],
  'prazer-config': [prazerConfig],
  'cashier-config': [cashierConfig],
  'games-config': [gamesConfig],
  'search-config': [searchConfig],
  loyalty: [loyalty],
  'forms-config': [formsConfig],
  common: [common],
  'auth-config': [authConfig],
  'meta-data-tool': [metaDataTool],
  'banner-entries': bannerEntries,
  'domain-seos': domainSeos,
  'web-settings': [webSettings],
  'seo-pages': seoPages,
  pages,
};
