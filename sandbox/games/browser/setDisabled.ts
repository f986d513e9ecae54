/** Shows a button as disabled and ignores its presses. A browser drops the focus of a natively disabled button, here after its own press. */
export function setDisabled(button: HTMLElement, isDisabled: boolean): void {
  button.setAttribute('aria-disabled', String(isDisabled));
  // The same listener is added once, and comes before those of the button.
  button.addEventListener('click', ignoreDisabled, { capture: true });
}

function ignoreDisabled(event: Event): void {
  if (event.currentTarget instanceof Element && event.currentTarget.getAttribute('aria-disabled') === 'true')
    event.stopImmediatePropagation();
}
