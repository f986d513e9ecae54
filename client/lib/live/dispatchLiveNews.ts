/** The event of the document by which the parts of a page learn what the stream has told. */
export const LIVE_NEWS = 'live-news';

/** Tells the parts of this page what has changed for the player. */
export function tellLiveNews(kind: string, data: unknown): void {
  document.dispatchEvent(new CustomEvent(LIVE_NEWS, { detail: { kind, data } }));
}
