import type { Locale } from '../../shared/locales.ts';

export interface ClubLevel {
  id: number;
  sysname: string;
  name: Record<Locale, string>;
  text: Record<Locale, string>;
  /** Lifetime points the level begins with and ends before. */
  min: number;
  max: number;
}

/** The way of the stars: from a spark to the star that does not move. */
export const clubLevels: readonly [ClubLevel, ...ClubLevel[]] = [
  {
    id: 1,
    sysname: 'uchqun',
    name: { uz: 'Uchqun', ru: 'Учкун' },
    text: { uz: 'Yoʻlning boshi: har bir tikish ball keltiradi.', ru: 'Начало пути: каждая ставка приносит баллы.' },
    min: 0,
    max: 1_000,
  },
  {
    id: 2,
    sysname: 'hilol',
    name: { uz: 'Hilol', ru: 'Хилол' },
    text: { uz: 'Haftalik vazifalar uchun koʻproq ball.', ru: 'Больше баллов за недельные задания.' },
    min: 1_000,
    max: 5_000,
  },
  {
    id: 3,
    sysname: 'zuhro',
    name: { uz: 'Zuhro', ru: 'Зухро' },
    text: { uz: 'Doʻkonda kattaroq sovgʻalarga ball yetadi.', ru: 'Баллов хватает на подарки покрупнее.' },
    min: 5_000,
    max: 20_000,
  },
  {
    id: 4,
    sysname: 'hulkar',
    name: { uz: 'Hulkar', ru: 'Хулкар' },
    text: { uz: 'Klubning faxriy aʼzosi.', ru: 'Почётный участник клуба.' },
    min: 20_000,
    max: 100_000,
  },
  {
    id: 5,
    sysname: 'qutb-yulduzi',
    name: { uz: 'Qutb yulduzi', ru: 'Полярная звезда' },
    text: { uz: 'Eng yuqori daraja.', ru: 'Высшая ступень.' },
    min: 100_000,
    max: 1_000_000,
  },
];
