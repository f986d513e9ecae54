import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

/**
 * `idle-*`: players who were idle in the cashier or elsewhere within the last minutes;
 * `star`: players with a high level of the club.
 */
export type PopupCampaign = 'idle-cashier' | 'idle-page' | 'star';

export interface PopupData {
  id: number;
  sysname: string;
  kind: 'popup' | 'confirm' | 'curtain';
  priority: number;
  title: Record<SandboxLanguage, string>;
  text: Record<SandboxLanguage, string>;
  button: { title: Record<SandboxLanguage, string>; slug: string };
  delay_ms: number;
  /** `day`: again on another day of Tashkent; missing: once. */
  frequency?: 'day';
  /** The audience; without it the popup is shown only by name. */
  campaign?: PopupCampaign;
}

/** The operator's popups. A popup without a campaign can still be shown and previewed by name. */
export const popups: readonly PopupData[] = [
  {
    id: 1,
    sysname: 'fair-play',
    kind: 'popup',
    priority: 1,
    title: { uz: 'Adolatli oʻyin', ru: 'Честная игра' },
    text: {
      uz: 'Har bir aylanish natijasi **tikishdan oldin** muhrlanadi.',
      ru: 'Результат каждого вращения запечатан **ещё до ставки**.',
    },
    button: { title: { uz: 'Oʻyinlarga oʻtish', ru: 'К играм' }, slug: '/gamehall' },
    delay_ms: 0,
  },
  {
    id: 2,
    sysname: 'cashier-help',
    kind: 'confirm',
    priority: 3,
    title: { uz: 'Toʻlovda yordam kerakmi?', ru: 'Помочь с платежом?' },
    text: {
      uz: 'Toʻlov usullari va muddatlari haqida savollar va javoblarni koʻring yoki qoʻllab-quvvatlash xizmatiga yozing.',
      ru: 'Посмотрите ответы о способах и сроках платежей или напишите в поддержку.',
    },
    button: { title: { uz: 'Savol-javoblar', ru: 'Вопросы и ответы' }, slug: '/faq' },
    delay_ms: 500,
    campaign: 'idle-cashier',
  },
  {
    id: 3,
    sysname: 'take-a-look',
    kind: 'curtain',
    priority: 4,
    title: { uz: 'Yangi oʻyinlar keldi', ru: 'Появились новые игры' },
    text: {
      uz: 'Ularni **demo rejimda** bepul sinab koʻrish mumkin.',
      ru: 'Их можно попробовать бесплатно в **демо-режиме**.',
    },
    button: { title: { uz: 'Koʻrish', ru: 'Посмотреть' }, slug: '/gamehall?category=new' },
    delay_ms: 500,
    frequency: 'day',
    campaign: 'idle-page',
  },
  {
    id: 4,
    sysname: 'star-club',
    kind: 'popup',
    priority: 2,
    title: { uz: 'Siz klubning faxriy aʼzosisiz', ru: 'Вы почётный участник клуба' },
    text: {
      uz: 'Darajangiz doʻkondagi katta sovgʻalarni ochadi.',
      ru: 'Ваш уровень открывает крупные подарки магазина.',
    },
    button: { title: { uz: 'Klubga oʻtish', ru: 'В клуб' }, slug: '/loyalty' },
    delay_ms: 1000,
    campaign: 'star',
  },
];
