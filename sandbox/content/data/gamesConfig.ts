const section = (uz: string, ru: string, icon: string, sysname: string, rows = 1) => ({
  title: { uz, ru },
  icon,
  query: { category: sysname, sort: 'popular', limit: rows * 12 },
  link: `/gamehall?category=${sysname}`,
  rows,
});

export const gamesConfig = {
  gamesItem: { type: 'portrait' },
  canAccessSlotWithZeroBalance: false,
  canVisibleFavoriteIcon: true,
  visibleFullScreen: 'all',
  contentViewType: 'grid',
  gamehall: { type: 'all' },
  homeSections: [
    section('Mashhur oʻyinlar', 'Популярные игры', 'flame', 'popular', 2),
    section('Yangi oʻyinlar', 'Новинки', 'sparkle', 'new'),
    section('Slotlar', 'Слоты', 'slots', 'slots'),
    section('Jonli kazino', 'Live-казино', 'spade', 'live'),
    section('Tezkor oʻyinlar', 'Быстрые игры', 'rocket', 'fast'),
    section('Jekpot oʻyinlari', 'Игры с джекпотом', 'diamond', 'jackpot'),
    section('Stol oʻyinlari', 'Настольные игры', 'dice', 'table'),
  ],
};
