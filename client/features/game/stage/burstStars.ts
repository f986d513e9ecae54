import { SHARP_STAR } from '#client/ui/media/starPaths.ts';
import styles from './burstStars.module.css';

const STARS = 12;
const BURST_MS = 900;
const REACH_PX = 150;
const SVG = 'http://www.w3.org/2000/svg';

/** One burst of stars from the foot of `stage`, for a win of many bets. Moves by transform and opacity only, and leaves by itself. */
export function burstStars(stage: HTMLElement): void {
  const burst = document.createElement('div');
  burst.className = styles.burst ?? '';
  burst.ariaHidden = 'true';
  for (let index = 0; index < STARS; index += 1) {
    const star = document.createElementNS(SVG, 'svg');
    star.setAttribute('viewBox', '0 0 24 24');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', SHARP_STAR);
    star.append(path);
    burst.append(star);
    const angle = Math.PI * (0.1 + (0.8 * index) / (STARS - 1));
    const reach = REACH_PX * (index % 2 ? 1 : 0.62);
    const place = `translate(${Math.round(Math.cos(angle) * reach)}px, ${-Math.round(Math.sin(angle) * reach)}px)`;
    star.animate(
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: `${place} scale(1)`, opacity: 1, offset: 0.45 },
        { transform: `${place} translateY(24px) scale(0.6) rotate(45deg)`, opacity: 0 },
      ],
      { duration: BURST_MS, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)', fill: 'both' },
    );
  }
  stage.append(burst);
  setTimeout(() => burst.remove(), BURST_MS);
}
