const routes = [
  '/',
  '/gamehall',
  '/gamehall?category=slots',
  '/gamehall?category=table',
  '/gamehall?category=live',
  '/promotions',
  '/tournaments',
  '/faq',
  '/rules',
  '/about',
  '/contacts',
  '/bonus-terms',
  '/cookies',
  '/forms/sign_in',
  '/forms/sign_up',
  '/game/pamir-fox',
  '/gamehall?category=new',
  '/gamehall?category=popular',
  '/gamehall?category=jackpot',
  '/gamehall?category=crash',
];

/** Twenty paths that guests visit, in both languages. */
export const hotRoutes: readonly string[] = routes.flatMap((route) => [route, route === '/' ? '/ru' : `/ru${route}`]);
