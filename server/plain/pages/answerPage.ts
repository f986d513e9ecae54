import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import type { PlainText } from '#server/i18n/createPlainText.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { withLocale } from '#shared/locales.ts';

/** What a page is written with. */
export interface PageWriter extends Pick<PlainPage, 'locale' | 'brand'> {
  text: PlainText;
  /** The address of a path, in the language of the page and escaped for an attribute. */
  href: (path: string) => string;
  /** The address that a form posts to. */
  action: (form: Pick<SiteForm<unknown>, 'page' | 'name'>) => string;
}

/** HTML and CSS of a page; what others typed is escaped. */
interface PageParts {
  /** Default: its title. */
  heading?: string;
  body: string;
  styles?: string;
}

/** A page in the answer to a form, complete but for its language, brand and nonce. */
export type AnswerPage = (page: PlainPage) => string;

/**
 * A page for a browser without JavaScript that is shown in the answer to a form, because it must not be stored and nothing of it may stand in
 * an address. `title`: message id of its title and heading.
 */
export function answerPage(title: `plain.${string}`, write: (writer: PageWriter) => PageParts): AnswerPage {
  return (page) => {
    const { locale, brand } = page;
    const text = plainTexts(locale);
    const href = (path: string) => escapeHtml(withLocale(path, locale));
    const action: PageWriter['action'] = ({ page: target, name }) => href(target.build(null, { form: name }));
    const { heading = text(title), body, styles = '' } = write({ text, href, action, locale, brand });
    return plainDocument({ ...page, title: text(title), styles, body: `<h1>${heading}</h1>\n${body}` });
  };
}
