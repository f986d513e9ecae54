import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

export interface ClubLevel {
  id: number;
  sysname: string;
  name: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
  /** Its privileges, one a line. */
  privileges: Record<SandboxLanguage, readonly string[]>;
  /** Percent added to the reward of a weekly quest. */
  questBonus: number;
  /** Lifetime points, from `min` to `max` (exclusive). */
  min: number;
  max: number;
}

/** The levels of the club, from a spark to the North Star. */
export const clubLevels: readonly [ClubLevel, ...ClubLevel[]] = [
  {
    id: 1,
    sysname: 'uchqun',
    name: { uz: 'Uchqun', ru: 'Учкун' },
    text: { uz: 'Yoʻlning boshi: har bir tikish ball keltiradi.', ru: 'Начало пути: каждая ставка приносит баллы.' },
    privileges: {
      uz: ['Haftalik vazifalar uchun ball', 'Doʻkondagi sovgʻalar'],
      ru: ['Баллы за недельные задания', 'Подарки в магазине'],
    },
    questBonus: 0,
    min: 0,
    max: 1_000,
  },
  {
    id: 2,
    sysname: 'hilol',
    name: { uz: 'Hilol', ru: 'Хилол' },
    text: { uz: 'Haftalik vazifalar uchun koʻproq ball.', ru: 'Больше баллов за недельные задания.' },
    privileges: {
      uz: ['Haftalik vazifalar uchun 10% koʻp ball'],
      ru: ['На 10% больше баллов за недельные задания'],
    },
    questBonus: 10,
    min: 1_000,
    max: 5_000,
  },
  {
    id: 3,
    sysname: 'zuhro',
    name: { uz: 'Zuhro', ru: 'Зухро' },
    text: { uz: 'Doʻkonda kattaroq sovgʻalarga ball yetadi.', ru: 'Баллов хватает на подарки покрупнее.' },
    privileges: {
      uz: ['Haftalik vazifalar uchun 20% koʻp ball', 'Doʻkonda Yulduz piyolasi'],
      ru: ['На 20% больше баллов за недельные задания', 'Пиала Yulduz в магазине'],
    },
    questBonus: 20,
    min: 5_000,
    max: 20_000,
  },
  {
    id: 4,
    sysname: 'hulkar',
    name: { uz: 'Hulkar', ru: 'Хулкар' },
    text: { uz: 'Klubning faxriy aʼzosi.', ru: 'Почётный участник клуба.' },
    privileges: {
      uz: ['Haftalik vazifalar uchun 30% koʻp ball', 'Doʻkonda ballarni foydaliroq almashtirish'],
      ru: ['На 30% больше баллов за недельные задания', 'Более выгодный обмен баллов в магазине'],
    },
    questBonus: 30,
    min: 20_000,
    max: 100_000,
  },
  {
    id: 5,
    sysname: 'qutb-yulduzi',
    name: { uz: 'Qutb yulduzi', ru: 'Кутб юлдузи' },
    text: { uz: 'Eng yuqori daraja.', ru: 'Высшая ступень.' },
    privileges: {
      uz: ['Haftalik vazifalar uchun 50% koʻp ball', 'Doʻkondagi barcha sovgʻalar'],
      ru: ['На 50% больше баллов за недельные задания', 'Все подарки магазина'],
    },
    questBonus: 50,
    min: 100_000,
    max: 1_000_000,
  },
];
