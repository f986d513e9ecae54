import { expect, test } from 'vitest';
import { banners } from '#sandbox/world/play/banners.ts';
import { offers } from '#sandbox/world/rewards/offers.ts';
import { promotions } from '#sandbox/world/rewards/promotions.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';
import { authConfig } from './data/authConfig.ts';
import { bannerEntries } from './data/bannerEntries.ts';
import { cashierConfig } from './data/cashierConfig.ts';
import { bonusTerms } from './data/pages/bonusTerms.ts';

test.each(['uz', 'ru'] as const)(
  'offer, promotion, banners and bonus page in %s state the terms of welcomeBonus',
  (locale) => {
    const offer = offers.find(({ sysname }) => sysname === 'first-deposit');
    const promotion = promotions.find(({ id }) => id === 'welcome');
    const hero = banners.find(({ name }) => name === 'welcome');
    const { terms, facts, short, summary } = welcomeBonus;

    expect([offer?.text[locale], promotion?.subtitle[locale]]).toEqual([summary[locale], summary[locale]]);
    expect(promotion?.terms[locale]).toEqual(terms[locale]);
    expect(offer?.terms[locale]).toEqual(expect.arrayContaining([...terms[locale]]));
    expect([offer?.facts, promotion?.facts]).toEqual([facts, facts]);
    const texts = [
      hero?.subtitle,
      authConfig.authBanner.addition,
      bannerEntries[0]?.publicSubtitle,
      cashierConfig.regHintConfig.text,
    ];
    expect(texts.map((text) => text?.[locale])).toEqual(texts.map(() => short[locale]));
    const page = JSON.stringify(bonusTerms);
    for (const sentence of [...terms[locale], welcomeBonus.example[locale], ...facts.map(({ value }) => value[locale])])
      expect(page).toContain(sentence);
    // The terms that the ledger applies.
    expect(offer?.deposit).toMatchObject({
      min: welcomeBonus.min,
      max: welcomeBonus.max,
      percent: welcomeBonus.percent,
    });
  },
);
