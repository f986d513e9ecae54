/**
 * The micro-cache of the product API: method -> variable with its fresh time. Names are lower case, because the server resolves
 * them case-insensitively. List a method only when its answer is the same for every guest;
 * players share those whose contract is not `personal`.
 */
export const platformMicroCache = {
  'metadata.get': 'CACHE_PLATFORM_METADATA',
  'metadata.getgeneralinfo': 'CACHE_PLATFORM_METADATA',
  'bonuses.getreturns': 'CACHE_PLATFORM_METADATA',
  'banners.get': 'CACHE_PLATFORM_BANNERS',
  'games.getcategories': 'CACHE_PLATFORM_CATALOGUE',
  'games.getproviders': 'CACHE_PLATFORM_CATALOGUE',
  'games.get': 'CACHE_PLATFORM_GAMES',
  'jackpots.get': 'CACHE_PLATFORM_JACKPOTS',
  'jackpots.getwinners': 'CACHE_PLATFORM_WINNERS',
  'tournaments.get': 'CACHE_PLATFORM_TOURNAMENTS',
  'leaderboard.get': 'CACHE_PLATFORM_LEADERBOARD',
  'support.getsettings': 'CACHE_PLATFORM_METADATA',
  'loyalty.getprograms': 'CACHE_PLATFORM_LOYALTY',
  'loyalty.getcharacters': 'CACHE_PLATFORM_LOYALTY',
  'loyalty.getproducts': 'CACHE_PLATFORM_LOYALTY',
} as const;
