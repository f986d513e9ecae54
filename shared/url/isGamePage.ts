/** Whether a path is a game page, which has no balance polling and no chat badge. Query and hash are ignored. */
export function isGamePage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.includes('/game/');
}
