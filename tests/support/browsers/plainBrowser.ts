import type { PlainForm } from '#tests/support/wire/sendPlainForm.ts';

/** A browser without scripts, as tests of plain forms use it. */
export interface PlainBrowser {
  /** Opens a path of the site or an absolute address. */
  open(address: string): Promise<void>;
  url(): string;
  /** The address of the first link whose address contains `part`. */
  linkTo(part: string): Promise<string>;
  /** Fills in a form of the open page and presses its button. */
  send(form: Omit<PlainForm, 'path'>): Promise<void>;
  /** Presses the button with this value. */
  press(value: string): Promise<void>;
  /** Resolves when the open page has an address that matches. Rejects when it has not. */
  arrive(address: RegExp): Promise<void>;
  forgetCookie(name: string): Promise<void>;
}
