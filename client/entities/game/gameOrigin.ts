/** Origin of game documents: GAME_ORIGIN from the page's state, or the site's. Browser only. */
export function gameOrigin(): string {
  return window.__croupier?.gameOrigin ?? location.origin;
}
