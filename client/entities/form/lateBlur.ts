import type { MouseEvent } from 'react';

/**
 * An error that appears on blur pushes down what is below it: a button being pressed would move away from the pointer
 * and the press would be lost. So the field is blurred after the press, not at its start.
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
