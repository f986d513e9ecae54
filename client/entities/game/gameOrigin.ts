/** The origin of game documents: the operator's GAME_ORIGIN, which the page has brought, or the site's own. In the browser alone. */
export function gameOrigin(): string {
  return window.__croupier?.gameOrigin ?? location.origin;
}
