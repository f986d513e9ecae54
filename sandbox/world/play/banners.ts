import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { welcomeBonus } from '#sandbox/world/rewards/welcomeBonus.ts';

export interface BannerData {
  /** The picture's name under /uploads/banners. */
  name: string;
  title: Record<SandboxLanguage, string>;
  subtitle: Record<SandboxLanguage, string>;
  /** A short label of the audience. */
  badge?: Record<SandboxLanguage, string>;
  /** The page with all terms, without the locale's prefix. */
  terms?: string;
  button: Record<SandboxLanguage, string>;
  /** The target of the button, without the locale's prefix. */
  slug: string;
}

/** The hero banners in display order. */
export const banners: readonly BannerData[] = [
  {
    name: 'welcome',
    badge: { uz: 'Yangi oʻyinchilarga', ru: 'Новым игрокам' },
    title: welcomeBonus.title,
    subtitle: welcomeBonus.short,
    terms: '/bonus-terms',
    button: { uz: 'Roʻyxatdan oʻtish', ru: 'Зарегистрироваться' },
    slug: '/?show_popup_reg=phone',
  },
  {
    name: 'jackpot',
    title: { uz: 'Registon jekpoti oʻsmoqda', ru: 'Джекпот «Регистан» растёт' },
    subtitle: {
      uz: 'Jekpot oʻyinlaridagi har bir tikish uni kattalashtiradi',
      ru: 'Каждая ставка в играх джекпота делает его больше',
    },
    button: { uz: 'Jekpotlarni koʻrish', ru: 'Смотреть джекпоты' },
    slug: '/jackpots',
  },
  {
    name: 'samarkand',
    title: { uz: 'Samarqand tuni', ru: 'Самаркандская ночь' },
    subtitle: { uz: 'Bepul aylanishlarda yutuq ikki baravar', ru: 'Во фриспинах выигрыш вдвое больше' },
    button: { uz: 'Oʻyinga oʻtish', ru: 'К играм' },
    slug: '/gamehall',
  },
  {
    name: 'live',
    title: { uz: 'Jonli stollar', ru: 'Live-столы' },
    subtitle: { uz: 'Ruletka va bakkara 24 soat', ru: 'Рулетка и баккара круглосуточно' },
    button: { uz: 'Stolga oʻtirish', ru: 'Сесть за стол' },
    slug: '/gamehall?category=live',
  },
  {
    name: 'new-games',
    title: { uz: 'Yangi oʻyinlar', ru: 'Новые игры' },
    subtitle: { uz: 'Har hafta katalogda yangiliklar', ru: 'Каждую неделю новинки в каталоге' },
    button: { uz: 'Koʻrish', ru: 'Посмотреть' },
    slug: '/gamehall?category=new',
  },
  {
    name: 'fair-play',
    title: { uz: 'Adolatli oʻyin', ru: 'Честная игра' },
    subtitle: {
      uz: 'Natija izi tikishdan oldin koʻrsatiladi',
      ru: 'Отпечаток результата показан ещё до ставки',
    },
    button: { uz: 'Demo rejimda sinash', ru: 'Попробовать в демо' },
    slug: '/gamehall',
  },
];
