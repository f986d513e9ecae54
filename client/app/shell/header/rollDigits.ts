import styles from './rollDigits.module.css';

/** Milliseconds of the roll, and of the colour that fades after a gain. */
const ROLL_MS = 600;
const FLASH_MS = 900;

/**
 * Rolls the digits of a changed sum over it, in a copy that leaves after the roll: what screen readers and translators read stays the
 * new text. `sum` is positioned and contains the new text, `old` is the text before. Moves by transform only.
 */
export function rollDigits(sum: HTMLElement, old: string, isGain: boolean): void {
  const shown = sum.firstElementChild;
  const text = shown?.firstChild;
  // A hidden balance has no box.
  if (!shown || !text?.textContent || sum.getClientRects().length === 0) return;
  sum.querySelector(`.${styles.copy}`)?.remove();
  const copy = shown.cloneNode(true) as HTMLElement;
  copy.classList.add(styles.copy ?? '');
  copy.ariaHidden = 'true';
  const digits = [...text.textContent];
  const before = [...old].slice(-digits.length);
  const offset = digits.length - before.length;
  const rolled = digits.map((digit, index) => {
    const place = document.createElement('span');
    place.textContent = digit;
    const last = before[index - offset];
    if (digit === last || !/\d/.test(digit)) return place;
    place.className = styles.digit ?? '';
    place.dataset['last'] = last ?? '';
    const from = isGain ? '100%' : '-100%';
    place.dataset['side'] = isGain ? 'above' : 'below';
    place.animate([{ transform: `translateY(${from})` }, { transform: 'none' }], {
      duration: ROLL_MS - 40 * Math.min(index, 5),
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      delay: 40 * Math.min(index, 5),
      fill: 'backwards',
    });
    return place;
  });
  copy.firstChild?.replaceWith(...rolled);
  sum.append(copy);
  if (isGain) copy.classList.add(styles.gain ?? '');
  shown.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLASH_MS });
  setTimeout(() => copy.remove(), FLASH_MS);
}
