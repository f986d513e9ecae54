import { hiddenFields } from '#server/edge/forms/hiddenFields.ts';
import { plainFormStyles } from '#server/edge/forms/plainFormStyles.ts';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { type PlainPage, plainDocument } from '#server/http/problems/plainDocument.ts';
import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { CodeProblem } from '#shared/auth/codeProblem.ts';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Hidden field of the page: its next answer offers recovery codes, too. */
export const RECOVERY_FIELD = 'has_recovery';

interface CodePage extends PlainPage {
  /** The fields of the withdrawal as they were typed. */
  fields: Readonly<Record<string, string>>;
  /** What was wrong with the last code; null: none was typed. */
  problem: CodeProblem | null;
  /** A recovery code may be entered, too. */
  hasRecovery?: boolean | undefined;
}

/**
 * The page that asks for the second factor of a withdrawal sent without JavaScript. It repeats the typed fields in the answer itself, so
 * that card numbers never enter an address.
 */
export function withdrawalCodePage({ fields, problem, hasRecovery = false, ...page }: CodePage): string {
  const { locale, brand } = page;
  const text = plainTexts(locale);
  const title = text('plain.codeTitle');
  const form = withLocale(paths.withdraw.build(null, { form: 'withdraw' }), locale);
  const { [TWO_FACTOR_FIELD]: _code, [RECOVERY_FIELD]: _offered, ...order } = fields;
  return plainDocument({
    ...page,
    title,
    styles: plainFormStyles(brand),
    body: `<h1>${title}</h1>
<p>${text('plain.codeText')}${hasRecovery ? ` ${text('plain.codeRecovery')}` : ''}</p>
${problem ? `<p id="problem">${text(`plain.code.${problem}`)}</p>` : ''}
<form method="post" action="${escapeHtml(form)}">
${hiddenFields({ ...order, ...(hasRecovery ? { [RECOVERY_FIELD]: '1' } : {}) })}
<label for="code">${text('plain.codeLabel')}</label>
<input id="code" name="${TWO_FACTOR_FIELD}" required${hasRecovery ? ' autocapitalize="characters" spellcheck="false"' : ' inputmode="numeric"'} maxlength="256" autocomplete="one-time-code"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
<button type="submit">${text('plain.codeGo')}</button>
</form>
<a href="${withLocale(paths.withdraw.build(), locale)}">${text('plain.codeBack')}</a>`,
  });
}
