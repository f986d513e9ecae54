/** Name of the document event that passes events of the stream to the parts of a page. */
export const LIVE_NEWS = 'live-news';

/** Passes a change for the player to the parts of this page (useLiveNews). */
export function dispatchLiveNews(kind: string, data: unknown): void {
  document.dispatchEvent(new CustomEvent(LIVE_NEWS, { detail: { kind, data } }));
}
