import { type Control, formControls } from './formControls.ts';
import type { PlainForm } from './sendPlainForm.ts';

interface Wanted {
  html: string;
  /** Path of the page. */
  pathname: string;
  /** The form as in sendPlainForm. Instead of it, `value` selects the button with that value. */
  form?: string;
  value?: string;
  fields?: PlainForm['fields'];
}

/** The request that a browser makes of a form. */
export interface FilledForm {
  action: string;
  method: string;
  enctype: string;
  entries: [name: string, value: string][];
}

const BUTTONS = ['submit', 'button', 'reset', 'image'];

/** Fills in a form and gives what a browser would send when its button is pressed. Throws when a browser could not fill it in or send it. */
export function fillForm({ html, pathname, form: wanted = '', value: sent, fields = {} }: Wanted): FilledForm {
  const controls = formControls(html);
  const ends = wanted.slice(wanted.indexOf('?') + 1);
  const goesThere = (address = '') => address.endsWith(ends) || address.includes(`${ends}&`);
  const isWanted = ({ tag, type, form, attribute, isInMain }: Control) => {
    if (tag !== 'button' || type !== 'submit') return false;
    if (sent !== undefined) return attribute('value') === sent;
    if (attribute('formaction') !== undefined) return goesThere(attribute('formaction'));
    if (form.attribute('method') !== 'post') return false;
    // A form without an address is sent to its page.
    return form.attribute('action') === undefined
      ? isInMain && pathname.endsWith(ends)
      : goesThere(form.attribute('action'));
  };
  const button = controls.find(isWanted);
  const name = `${pathname}: ${sent ?? wanted}`;
  if (!button) throw new Error(`${name}: no such form`);
  if (button.isHidden || button.isDisabled) throw new Error(`${name}: its button cannot be pressed`);
  const method = button.attribute('formmethod') ?? button.form.attribute('method') ?? 'get';
  if (sent === undefined && method !== 'post') throw new Error(`${name}: it would be read in the address`);
  const ofForm = controls.filter(({ form }) => form === button.form);
  for (const [field, value] of Object.entries(fields)) {
    const found = ofForm.filter((control) => control.name === field);
    if (found.length !== 1) throw new Error(`${name}: ${found.length} fields are called ${field}`);
    found[0]?.fill(value);
  }
  const sending = ofForm.filter(
    (control) => !control.isDisabled && (control === button || !BUTTONS.includes(control.type)),
  );
  if (button.form.attribute('novalidate') === undefined)
    for (const control of sending)
      if (control.attribute('required') !== undefined && control.values().join('') === '')
        throw new Error(`${name}: ${control.name} is required`);
  return {
    method,
    action: button.attribute('formaction') ?? button.form.attribute('action') ?? '',
    enctype: button.form.attribute('enctype') ?? 'application/x-www-form-urlencoded',
    entries: sending.flatMap((control) =>
      control.name === '' ? [] : control.values().map((value): [string, string] => [control.name, value]),
    ),
  };
}
