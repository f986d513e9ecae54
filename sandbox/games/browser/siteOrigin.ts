/** The origin of the page around: the document may have been given one of its own (GAME_ORIGIN), and only the site may frame it. */
export function siteOrigin(): string {
  return new URLSearchParams(location.search).get('site_origin') ?? location.origin;
}
