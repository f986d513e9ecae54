import { readdirSync, readFileSync } from 'node:fs';
import { cashierConfig } from '#sandbox/content/data/cashierConfig.ts';
import { common } from '#sandbox/content/data/common.ts';
import { formsConfig } from '#sandbox/content/data/formsConfig.ts';
import { homeFaq } from '#sandbox/content/data/homeFaq.ts';
import { metaDataTool } from '#sandbox/content/data/metaDataTool.ts';
import { pages } from '#sandbox/content/data/pages.ts';
import { prazerConfig } from '#sandbox/content/data/prazerConfig.ts';
import { seoPages } from '#sandbox/content/data/seoPages.ts';
import { baccaratMessages } from '#sandbox/games/baccarat/frame/baccaratMessages.ts';
import { bettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { crashMessages } from '#sandbox/games/crash/frame/crashMessages.ts';
import { diceMessages } from '#sandbox/games/dice/frame/diceMessages.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { chipMessages } from '#sandbox/games/instant/frame/chipMessages.ts';
import { minesMessages } from '#sandbox/games/mines/frame/minesMessages.ts';
import { plinkoMessages } from '#sandbox/games/plinko/frame/plinkoMessages.ts';
import { rouletteMessages } from '#sandbox/games/roulette/frame/rouletteMessages.ts';
import { slotMessages } from '#sandbox/games/slot/frame/slotMessages.ts';
import { moneyText } from '#sandbox/platform/money/moneyTexts.ts';
import { bonusKinds } from '#sandbox/world/rewards/bonusKinds.ts';
import { clubLevels } from '#sandbox/world/rewards/clubLevels.ts';
import { offers } from '#sandbox/world/rewards/offers.ts';
import { popups } from '#sandbox/world/rewards/popups.ts';
import { promotions } from '#sandbox/world/rewards/promotions.ts';
import { raceKinds } from '#sandbox/world/rewards/raceKinds.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';
import { textFor } from '#sandbox/world/texts.ts';

/** One text in both languages. */
export interface StatedText {
  /** The message's id, or the path of the sandbox's text. */
  where: string;
  uz: string;
  ru: string;
}

const LANGUAGES = ['uz', 'ru'] as const;

const messages = (): StatedText[] =>
  ['client/i18n/messages', 'server/i18n/messages'].flatMap((folder) =>
    readdirSync(`${folder}/uz`).flatMap((file) => {
      const [uz = {}, ru = {}] = LANGUAGES.map(
        (language) => JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as Record<string, string>,
      );
      return Object.keys(uz).map((id) => ({ where: id, uz: uz[id] ?? '', ru: ru[id] ?? '' }));
    }),
  );

/** Every text of the data that has both languages, at any depth; lists of lines are paired line by line. */
function textsOf(where: string, value: unknown): StatedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value && 'ru' in value) {
    const { uz, ru } = value;
    if (typeof uz === 'string' && typeof ru === 'string') return [{ where, uz, ru }];
    if (typeof uz === 'object' && uz !== null && typeof ru === 'object' && ru !== null)
      return Object.entries(uz).flatMap(([key, line]) =>
        textsOf(`${where}.${key}`, { uz: line as unknown, ru: (ru as Record<string, unknown>)[key] }),
      );
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => textsOf(`${where}.${key}`, part));
}

/** The text with ordinary spaces in place of no-break ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

const both = (read: (language: 'uz' | 'ru') => string) => ({ uz: read('uz'), ru: read('ru') });
const frames = {
  bettingMessages,
  baccaratMessages,
  chipMessages,
  crashMessages,
  diceMessages,
  frameMessages,
  minesMessages,
  plinkoMessages,
  rouletteMessages,
  slotMessages,
};

const content = {
  bonusKinds,
  cashierConfig,
  common,
  formsConfig,
  homeFaq,
  metaDataTool,
  offers,
  pages,
  popups,
  prazerConfig,
  promotions,
  raceKinds,
  seoPages,
  welcomeBonus,
  clubLevels,
  adultsOnly: both((language) => textFor(language, 'adultsOnly')),
  day: both((language) => moneyText(language, 'day')),
  needKyc: both((language) => moneyText(language, 'needKyc')),
};

/** Every message of the site, and the texts of the sandbox's content, rules and game frames, with ordinary spaces. */
export function statedTexts(): StatedText[] {
  return [...messages(), ...textsOf('sandbox', { ...content, ...frames })].map(({ where, uz, ru }) => ({
    where,
    uz: plainSpaces(uz),
    ru: plainSpaces(ru),
  }));
}
