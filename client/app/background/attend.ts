import { keepFocus } from './keepFocus.ts';
import { sayNews } from './sayNews.ts';

/**
 * What a visitor who works with the keyboard or listens needs on every page, from the first focus on: the focus is never dropped, and
 * nothing that is announced is lost to an open dialog.
 */
export function attend(page: Document, focusPath: EventTarget[]): void {
  keepFocus(page, focusPath);
  sayNews(page);
}
