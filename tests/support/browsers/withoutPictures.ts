import type { Visitor } from './journey.ts';

/** For who looks at words alone: without script a browser loads all pictures of a page at once. Before the first page of the site at `origin`. */
export async function withoutPictures({ page, expectRefusal }: Visitor, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`${origin}/uploads/*`] });
  expectRefusal({ status: 0, path: `${origin}/uploads/` });
}
