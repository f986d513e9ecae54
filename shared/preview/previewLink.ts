/** Where an editor's link leads; the same address accepts the forms of the preview's bar. */
export const previewPath = '/_/preview';
/** Shows a page at the size of a phone inside the preview. */
export const previewPhonePath = '/_/preview/phone';

/** Seconds until a link has ended, at most. */
export const PREVIEW_LINK_SECONDS = 600;

/** Whose page an editor sees: a guest's, a player's, or that of a player to whom nothing may be advertised. */
export const previewViews = ['guest', 'player', 'quiet'] as const;
/** Whose page an editor sees. */
export type PreviewView = (typeof previewViews)[number];

/** An editor's link: `to` is a path of the site with its language, `until` Unix seconds. */
export interface PreviewLink {
  to: string;
  until: number;
  /** `HMAC-SHA-256(PREVIEW_SECRET, signedText(link))` in base64url. */
  signature: string;
}

/** The text of a link that is signed. */
export function signedText({ to, until }: Pick<PreviewLink, 'to' | 'until'>): string {
  return `link\n${until}\n${to}`;
}

/** The address of a link, without the origin. */
export function previewLink({ to, until, signature }: PreviewLink): string {
  return `${previewPath}?${new URLSearchParams({ to, until: String(until), signature })}`;
}
