import { flushSync } from 'react-dom';

const TYPED = new Set(['text', 'email', 'tel', 'password', 'search', 'url', 'number', 'textarea']);

type TypedField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React, before a form's own handler runs, which fields were filled without an event: some password managers only set the value, and
 * the form would refuse as empty what the player sees filled. React keeps `defaultValue` at the value that it last rendered, so a field
 * that differs was filled behind its back. Returns a function that stops.
 */
export function noticeSilentFills(target: Window): () => void {
  const onSubmit = ({ target: form }: Event): void => {
    if (!(form instanceof HTMLFormElement)) return;
    const filled = [...form.elements].filter(
      (field): field is TypedField =>
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        TYPED.has(field.type) &&
        field.value !== '' &&
        field.value !== field.defaultValue,
    );
    for (const field of filled) flushSync(() => announce(field));
  };
  target.addEventListener('submit', onSubmit, true);
  return () => target.removeEventListener('submit', onSubmit, true);
}

/** Sends an `input` event that React takes for a change: its setter of the element sees '', the prototype's sets the value unseen. */
function announce(field: TypedField): void {
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
