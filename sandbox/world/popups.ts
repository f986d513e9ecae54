import type { Locale } from '../../shared/locales.ts';

export interface PopupData {
  id: number;
  sysname: string;
  kind: 'popup' | 'confirm' | 'curtain';
  priority: number;
  title: Record<Locale, string>;
  text: Record<Locale, string>;
  button: { title: Record<Locale, string>; slug: string };
  delay_ms: number;
  /** Comes by itself; the others only by their name. */
  isCampaign: boolean;
}

/** The operator's popups. None is a running campaign; one can be previewed by name. */
export const popups: readonly PopupData[] = [
  {
    id: 1,
    sysname: 'fair-play',
    kind: 'popup',
    priority: 1,
    title: { uz: 'Halol oʻyin', ru: 'Честная игра' },
    text: {
      uz: 'Har bir aylanish natijasi **tikishdan oldin** muhrlanadi.',
      ru: 'Результат каждого вращения запечатан **ещё до ставки**.',
    },
    button: { title: { uz: 'Oʻyinlarga oʻtish', ru: 'К играм' }, slug: '/gamehall' },
    delay_ms: 0,
    isCampaign: false,
  },
];
