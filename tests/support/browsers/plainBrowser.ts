import type { PlainForm } from '../wire/sendPlainForm.ts';

/** What a player without scripts needs of a browser. */
export interface PlainBrowser {
  /** A page of the site, or a whole address. */
  open(address: string): Promise<void>;
  url(): string;
  /** The address of the first link that holds these words in its own. */
  linkTo(words: string): Promise<string>;
  /** Fills in a form of the page that is open and presses its button. */
  send(form: Omit<PlainForm, 'path'>): Promise<void>;
  /** Presses the button that sends this value. */
  press(value: string): Promise<void>;
  /** Resolves when the page is there whose address is like this. */
  arrive(address: RegExp): Promise<void>;
  forgetCookie(name: string): Promise<void>;
}
