import { expect, test } from 'vitest';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { moneyRules } from '#sandbox/world/money/moneyRules.ts';
import { sumText } from '#sandbox/world/money/sumText.ts';
import { cashbackTerms } from '#sandbox/world/rewards/cashbacks.ts';
import { promotions } from '#sandbox/world/rewards/promotions.ts';
import { raceKinds } from '#sandbox/world/rewards/raceKinds.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';

const { prizes } = raceKinds.find(({ sysname }) => sysname === 'weekly') ?? { prizes: { amounts: [] } };

test.each(['uz', 'ru'] as const)(
  'the texts of race, cashback and verification in %s state the sums that the rules use',
  (locale) => {
    const timesOn = (id: string, words: string) =>
      JSON.stringify(promotions.find((promotion) => promotion.id === id)).split(words).length - 1;
    const fund = sumText(prizes.amounts.reduce((sum, amount) => sum + amount, 0));
    expect(timesOn('weekly-race', fund[locale])).toBe(2);
    expect(timesOn('cashback', cashbackTerms.waits[locale])).toBe(2);
    expect(moneyText(locale, 'needKyc')).toContain(bindFigures(moneyRules.texts.verifiedAbove[locale]));
  },
);
