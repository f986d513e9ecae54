import type { Locale } from '../../shared/locales.ts';

export interface RaceKind {
  sysname: 'daily' | 'weekly';
  span: 'day' | 'week';
  name: Record<Locale, string>;
  text: Record<Locale, string>;
  /** Whether only those who joined take part. */
  needJoin: boolean;
  /** Prizes by place: minor units of money, or points of the club. */
  prizes: { unit: 'money' | 'points'; amounts: readonly number[] };
  rivals: number;
  /** Points of the best rival at the end. */
  best: number;
  /** Which games of the catalogue take part. */
  games: [from: number, to: number];
}

/** The races that come round by themselves, day after day and week after week. */
export const raceKinds: readonly RaceKind[] = [
  {
    sysname: 'weekly',
    span: 'week',
    name: { uz: 'Haftalik poyga', ru: 'Недельная гонка' },
    text: {
      uz: 'Qoʻshiling va tanlangan oʻyinlarda tiking: har 1 000 soʻm tikish uchun 1 ball. Eng koʻp ball toʻplaganlar pul mukofotini oladi.',
      ru: 'Участвуйте и делайте ставки в выбранных играх: 1 балл за каждые 1 000 сумов. Лидеры получат денежные призы.',
    },
    needJoin: true,
    prizes: {
      unit: 'money',
      amounts: [
        5_000_000_00, 3_000_000_00, 1_500_000_00, 700_000_00, 500_000_00, 300_000_00, 200_000_00, 100_000_00, 50_000_00,
        50_000_00,
      ],
    },
    rivals: 60,
    best: 18_000,
    games: [0, 24],
  },
  {
    sysname: 'daily',
    span: 'day',
    name: { uz: 'Kunlik sprint', ru: 'Дневной спринт' },
    text: {
      uz: 'Roʻyxatdan oʻtish shart emas: bugungi tikishlaringiz oʻzi hisoblanadi. Mukofotlar klub ballarida.',
      ru: 'Записываться не нужно: сегодняшние ставки считаются сами. Призы в баллах клуба.',
    },
    needJoin: false,
    prizes: { unit: 'points', amounts: [500, 300, 200, 100, 50] },
    rivals: 30,
    best: 1_800,
    games: [8, 32],
  },
];
