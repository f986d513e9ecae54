/** Game pages have no balance polling and no chat badge. The query is not looked at: it may hold another page's address. */
export function isGamePage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.includes('/game/');
}
