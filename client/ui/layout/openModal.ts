/** What a visitor can do to the page before the dialog is modal. */
const INPUTS = ['keydown', 'pointerdown', 'mousedown', 'touchstart', 'touchmove', 'click', 'wheel'] as const;

/**
 * Opens a modal dialog with the focus on `first`, and returns the function that closes it and gives the focus back.
 *
 * A modal makes the rest of the page inert, and browsers compute the style of each of its elements anew for it. So the dialog is first painted
 * as a popover, which leaves the page alone, and becomes modal after that frame or at the first press, whichever is earlier. A popover beside
 * a modal would be inert itself, and browsers without popovers open a modal at once.
 *
 * `isUnprompted`: it becomes modal only at the first input that is no press on itself, so that the page of a visitor who answers it is never
 * computed anew. Such a dialog must not be closable, because browsers send close requests to modals alone.
 */
export function openModal(dialog: HTMLDialogElement, first: HTMLElement | null, isUnprompted = false): () => void {
  const root = document.documentElement;
  const opener = document.activeElement;
  const isPaintedFirst = 'showPopover' in dialog && root.dataset['modal'] === undefined;
  let frame = 0;
  let task: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    for (const type of INPUTS) removeEventListener(type, onInput, true);
    removeEventListener('blur', onBlur);
    dialog.removeAttribute('aria-modal');
  };
  const becomeModal = () => {
    stopWaiting();
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : first;
    // Removing it hides the popover, which must not be seen: no style is computed before the next line.
    dialog.removeAttribute('popover');
    // Before it is shown: both give every element of the page a new style, and showing forces the browser to compute it at once.
    root.dataset['modal'] = '';
    withFocusOn(focused, () => {
      if (!dialog.open) dialog.showModal();
    });
  };
  const onInput = (event: Event) => {
    // A dialog that was opened over it has the input.
    if (root.dataset['modal'] !== undefined) return;
    // The area around a popover is part of it too (Dialog.module.css).
    const isInside = event.target instanceof Node && event.target !== dialog && dialog.contains(event.target);
    if (isInside && isUnprompted && isPress(event)) return;
    becomeModal();
    if (isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A document in a frame may take the focus, and is told of no press here.
  const onBlur = () => {
    if (document.activeElement instanceof HTMLIFrameElement) becomeModal();
  };

  if (isPaintedFirst) {
    dialog.setAttribute('popover', 'manual');
    // Screen readers leave the page behind alone meanwhile.
    dialog.ariaModal = 'true';
    withFocusOn(first, () => dialog.showPopover());
    for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: false });
    addEventListener('blur', onBlur);
    if (!isUnprompted)
      frame = requestAnimationFrame(() => {
        task = setTimeout(becomeModal);
      });
  } else {
    becomeModal();
  }

  return () => {
    stopWaiting();
    dialog.removeAttribute('popover');
    dialog.close();
    if (!document.querySelector('dialog[open]')) delete root.dataset['modal'];
    // The browser would give it back to the popover, which had it when the dialog became modal.
    if (isPaintedFirst && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Anything else, such as Tab or a swipe, could leave the dialog. */
function isPress(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || event.key === ' ';
  return event.type !== 'wheel' && event.type !== 'touchmove';
}

/** The browser would focus the first button of what it shows, and the focus would leave and return. */
function withFocusOn(target: HTMLElement | null, show: () => void): void {
  target?.toggleAttribute('autofocus', true);
  show();
  target?.removeAttribute('autofocus');
  target?.focus();
}
