import type { MouseEvent } from 'react';

/**
 * A field speaks when it is left, and its words push down what is under it: a button that is being pressed would slip away
 * from the pointer and the press be lost. So the field is left after the press, not at its beginning.
 */
export const lateBlur = {
  onMouseDown: (event: MouseEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(document.activeElement)) return;
    event.preventDefault();
  },
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && !currentTarget.contains(activeElement)) activeElement.blur();
  },
};
