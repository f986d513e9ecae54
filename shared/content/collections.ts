import type * as z from 'zod/mini';
import { authConfig } from './authConfig.content.ts';
import { menuBanner } from './bannerEntries.content.ts';
import { cashierConfig } from './cashierConfig.content.ts';
import { commonContent } from './common.content.ts';
import { domainSeo } from './domainSeos.content.ts';
import { formsConfig } from './formsConfig.content.ts';
import { gamesConfig } from './gamesConfig.content.ts';
import { loyaltyContent } from './loyalty.content.ts';
import { metaDataTool } from './metaDataTool.content.ts';
import { contentPage } from './pages.content.ts';
import { prazerConfig } from './prazerConfig.content.ts';
import { searchConfig } from './searchConfig.content.ts';
import { seoPage } from './seoPages.content.ts';
import { settingsSeo } from './settingsSeo.content.ts';
import { webSettings } from './webSettings.content.ts';

interface Collection<K extends 'single' | 'collection', T extends z.ZodMiniType> {
  kind: K;
  /** Last segment of the address at the content service: `/api/{path}`. */
  path: string;
  /** Schema of one record. */
  schema: T;
  /** Value while the service does not answer. */
  defaults: K extends 'single' ? z.output<T> : z.output<T>[];
  /** Components, media and relations that the site reads; the service sends only those that are requested. */
  populate: readonly string[];
  /** Whether a missing translation falls back to the default language: true for settings, false for texts of pages. */
  fallbackLocale: boolean;
}

/** A single type whose every field has a default. */
function single<T extends z.ZodMiniType>(path: string, schema: T, populate: string[]): Collection<'single', T> {
  return { kind: 'single', path, schema, defaults: schema.parse({}), populate, fallbackLocale: true };
}

function collection<T extends z.ZodMiniType>(path: string, schema: T, populate: string[]): Collection<'collection', T> {
  return { kind: 'collection', path, schema, defaults: [], populate, fallbackLocale: false };
}

const seo = [
  'openGraph.image',
  'meta',
  'organization.logo',
  'organization.contactPoint',
  'product.image',
  'schemaFaq',
  'schemaArticle.image',
];

/** Every collection of the content service that the site reads, by name. */
export const collections = {
  'settings-seo': single('settings-seo', settingsSeo, seo),
  'prazer-config': single('prazer-config', prazerConfig, [
    'customCode',
    'flags',
    'balancePolling',
    'redirects',
    'ageGate',
    'helpPhones',
    'license.logo',
  ]),
  'cashier-config': single('cashier-config', cashierConfig, [
    'availableCurrency',
    'regHintConfig',
    'buttonExceptions',
    'methods.icon',
    'methods.iconDark',
    'methods.iconWithdraw',
    'methods.iconFooter',
  ]),
  'games-config': single('games-config', gamesConfig, ['gamesItem', 'gamehall', 'homeSections']),
  'search-config': single('search-config', searchConfig, []),
  loyalty: single('loyalty', loyaltyContent, [
    'images.cover',
    'images.coverMobile',
    'steps',
    'levels',
    'shop.categories',
    'characters',
  ]),
  'forms-config': single('forms-config', formsConfig, []),
  common: single('common', commonContent, [
    'menus.header.children',
    'menus.side.children',
    'menus.mobile.children',
    'menus.profile.children',
    'menus.cashier.children',
    'footer.columns.links',
    'footer.responsibleLinks',
    'footer.payments',
    'social',
    'languages',
    'offers',
    'customCode',
    'ratingSites.image',
  ]),
  'auth-config': single('auth-config', authConfig, [
    'registration',
    'authBanner.image_360_520',
    'authBanner.image_735_240',
    'socials',
  ]),
  'meta-data-tool': single('meta-data-tool', metaDataTool, []),
  'banner-entries': collection('banner-entries', menuBanner, ['image', 'publicImage']),
  'domain-seos': collection('domain-seos', domainSeo, seo),
  'web-settings': single('web-settings', webSettings, [
    'favicon.svg',
    'favicon.png32',
    'favicon.appleTouch',
    'manifest.icons.src',
  ]),
  'seo-pages': collection('seo-pages', seoPage, seo),
  pages: collection('pages', contentPage, ['blocks', 'related', ...seo.map((path) => `seo.${path}`)]),
};

/** Name of a collection. */
export type CollectionName = keyof typeof collections;
/** A record of a single type, or the list of records of a collection. */
export type CollectionValue<N extends CollectionName> = (typeof collections)[N]['defaults'];

/** Whether the site reads a collection of this name. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

/**
 * Parses an answer of the service after flattenEntity: a record, a list of records, or null. Never throws: an unreadable field gets
 * its default, a record without a required field is left out.
 */
export function parseCollection<N extends CollectionName>(name: N, raw: unknown): CollectionValue<N> {
  const { kind, schema, defaults } = collections[name] as Collection<'single' | 'collection', z.ZodMiniType>;
  const records = (Array.isArray(raw) ? raw : [raw]).flatMap((record) => {
    const parsed = schema.safeParse(record);
    return parsed.success ? [parsed.data] : [];
  });
  return (kind === 'collection' ? records : (records[0] ?? defaults)) as CollectionValue<N>;
}
