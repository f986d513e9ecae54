import { sumText } from '#sandbox/world/money/sumText.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/** The measure of a quest; turnover in major units. */
export type QuestMeasure = 'contacts' | 'profile' | 'likes' | 'rounds' | 'games' | 'turnover';

export interface ClubQuest {
  id: string;
  title: Record<SandboxLanguage, string>;
  measure: QuestMeasure;
  target: number;
  /** Points. */
  reward: number;
}

export interface ClubProgram {
  id: number;
  sysname: string;
  name: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
  /** A weekly quest restarts on Monday. */
  period: 'once' | 'week';
  quests: readonly ClubQuest[];
}

/** Major units. */
const WEEK_BETS = 500_000;

export const clubPrograms: readonly ClubProgram[] = [
  {
    id: 1,
    sysname: 'first-steps',
    name: { uz: 'Ilk qadamlar', ru: 'Первые шаги' },
    text: { uz: 'Klub bilan tanishing va ball yigʻing.', ru: 'Познакомьтесь с клубом и соберите баллы.' },
    period: 'once',
    quests: [
      {
        id: 'confirm',
        title: { uz: 'Kontaktni tasdiqlang', ru: 'Подтвердите контакт' },
        measure: 'contacts',
        target: 1,
        reward: 50,
      },
      {
        id: 'profile',
        title: { uz: 'Ism, familiya va tugʻilgan sanani kiriting', ru: 'Укажите имя, фамилию и дату рождения' },
        measure: 'profile',
        target: 3,
        reward: 100,
      },
      {
        id: 'favourites',
        title: { uz: '3 ta oʻyinni sevimlilarga qoʻshing', ru: 'Добавьте 3 игры в избранное' },
        measure: 'likes',
        target: 3,
        reward: 30,
      },
      {
        id: 'rounds',
        title: { uz: '10 ta raundni pulga oʻynang', ru: 'Сыграйте 10 раундов на деньги' },
        measure: 'rounds',
        target: 10,
        reward: 70,
      },
    ],
  },
  {
    id: 2,
    sysname: 'week',
    name: { uz: 'Haftalik yoʻl', ru: 'Путь недели' },
    text: { uz: 'Vazifalar har dushanba yangilanadi.', ru: 'Задания обновляются каждый понедельник.' },
    period: 'week',
    quests: [
      {
        id: 'week-rounds',
        title: { uz: 'Hafta davomida 50 ta raund', ru: '50 раундов за неделю' },
        measure: 'rounds',
        target: 50,
        reward: 100,
      },
      {
        id: 'week-games',
        title: { uz: '5 xil oʻyinni sinab koʻring', ru: 'Попробуйте 5 разных игр' },
        measure: 'games',
        target: 5,
        reward: 50,
      },
      {
        id: 'week-turnover',
        title: { uz: `${sumText(WEEK_BETS * 100).uz}lik tikish`, ru: `Ставки на ${sumText(WEEK_BETS * 100).ru}` },
        measure: 'turnover',
        target: WEEK_BETS,
        reward: 200,
      },
    ],
  },
];
