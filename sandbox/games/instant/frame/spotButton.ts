export interface SpotFace {
  class: string;
  /** The visible content; markup. */
  face: string;
  /** The accessible label; contains the visible text word for word. */
  label: string;
}

/** A spot for chips. Its content is `aria-hidden`: a screen reader would read the text twice. */
export function spotButton(spot: string, { class: name, face, label }: SpotFace): string {
  return `<button type="button" class="${name}" data-spot="${spot}" data-label="${label}" aria-label="${label}" tabindex="-1"><span class="word" aria-hidden="true">${face}</span></button>`;
}
