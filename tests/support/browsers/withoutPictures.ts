import type { Visitor } from './journey.ts';

/** Blocks pictures for tests of text: without scripts a browser loads all pictures at once. Call it before the first page of the site at `origin`. */
export async function withoutPictures({ page, expectRefusal }: Visitor, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`${origin}/uploads/*`] });
  expectRefusal({ status: 0, path: `${origin}/uploads/` });
}
