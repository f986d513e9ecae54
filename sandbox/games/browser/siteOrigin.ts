/** The origin of the embedding page. The frame may have another origin (GAME_ORIGIN), and only the site may embed it. */
export function siteOrigin(): string {
  return new URLSearchParams(location.search).get('site_origin') ?? location.origin;
}
