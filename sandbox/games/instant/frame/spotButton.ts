export interface SpotFace {
  class: string;
  /** What is written on the place; markup. */
  face: string;
  /** What a screen reader calls it: what is written comes in it word for word. */
  label: string;
}

/** A place for chips. Without `aria-hidden`, what is written and what it is called would be read twice. */
export function spotButton(spot: string, { class: name, face, label }: SpotFace): string {
  return `<button type="button" class="${name}" data-spot="${spot}" data-label="${label}" aria-label="${label}" tabindex="-1"><span class="word" aria-hidden="true">${face}</span></button>`;
}
