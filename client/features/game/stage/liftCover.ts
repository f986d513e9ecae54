/** Names the element in the snapshots of a page change; the poster has it in the new page (shell.css). */
const NAME = 'game-cover';

/**
 * Lets the pressed tile's cover grow into the poster of its game while the page changes. Called in the browser before the new page is
 * drawn. Two elements of one name would cancel the change, so only one has it.
 */
export function liftCover(gamePath: string): void {
  for (const image of document.querySelectorAll<HTMLElement>(
    'main img[style*="view-transition-name"], [data-poster] img',
  ))
    image.style.viewTransitionName = 'none';
  const pressed = document.activeElement?.closest('article');
  const link = pressed?.querySelector('a[href]');
  const image = pressed?.querySelector('img');
  if (link && image && new URL((link as HTMLAnchorElement).href).pathname.endsWith(gamePath))
    image.style.viewTransitionName = NAME;
}
