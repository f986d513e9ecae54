import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import styles from './liftCover.module.css';

const FLIGHT_MS = 240;
/** As the token --ease. */
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const COPY = 'body > img[data-lifted]';

/**
 * Puts a hidden copy of the pressed tile's cover, with its place, beside the page, before the page of its game is drawn. In the browser
 * only.
 */
export function liftCover(gamePath: string): void {
  document.querySelector(COPY)?.remove();
  if (isMotionReduced()) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main :is(article, li) a[href]')];
  const leadsThere = (link: HTMLAnchorElement) => link.pathname.endsWith(gamePath);
  // Safari focuses no pressed link.
  const link = links.find((one) => one === document.activeElement && leadsThere(one)) ?? links.find(leadsThere);
  const image = link?.closest('article, li')?.querySelector('img');
  const box = image?.getBoundingClientRect();
  if (!image?.complete || !box || box.bottom <= 0 || box.top >= innerHeight) return;
  const copy = image.cloneNode() as HTMLImageElement;
  Object.assign(copy, {
    className: styles.cover,
    loading: 'eager',
    decoding: 'sync',
    ariaHidden: 'true',
    hidden: true,
  });
  copy.dataset['lifted'] = [box.x, box.y, box.width, box.height].join(' ');
  document.body.append(copy);
}

/**
 * Lets the copy grow into the poster. It moves by transform alone, over the page; a page change by the browser (View Transitions) draws the
 * page anew at each of its frames. Returns the function that takes the copy away.
 */
export function landCover(poster: HTMLImageElement | null): (() => void) | undefined {
  const copy = document.querySelector<HTMLImageElement>(COPY);
  if (!poster || !copy) return;
  const [x = 0, y = 0, width = 0, height = 0] = (copy.dataset['lifted'] ?? '').split(' ').map(Number);
  const leave = () => copy.remove();
  // The page is scrolled to its top in between.
  const frame = requestAnimationFrame(() => {
    const to = poster.getBoundingClientRect();
    for (const side of ['left', 'top', 'width', 'height'] as const) copy.style[side] = `${to[side]}px`;
    copy.hidden = false;
    const start = `translate(${x - to.x}px, ${y - to.y}px) scale(${width / to.width}, ${height / to.height})`;
    const timing = { duration: FLIGHT_MS, easing: EASING };
    poster.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    const flight = copy.animate([{ transform: start }, { transform: 'none' }], timing);
    // The poster is a larger picture, which may come later.
    flight.onfinish = () => (poster.complete ? leave() : poster.addEventListener('load', leave, { once: true }));
  });
  return () => {
    cancelAnimationFrame(frame);
    leave();
  };
}
