import { hiddenFields } from '#server/plain/forms/hiddenFields.ts';
import { plainFormStyles } from '#server/plain/forms/plainFormStyles.ts';
import { answerPage } from '#server/plain/pages/answerPage.ts';
import type { CodeProblem } from '#shared/auth/codeProblem.ts';
import { TWO_FACTOR_FIELD } from '#shared/cashier/twoFactorField.ts';
import { orderAddresses } from '#shared/forms/orders/orderAddresses.ts';
import { paths } from '#shared/url/paths.ts';

/** Hidden field of the page: its next answer offers recovery codes, too. */
export const RECOVERY_FIELD = 'has_recovery';

interface CodePage {
  /** The fields of the withdrawal as they were typed. */
  fields: Readonly<Record<string, string>>;
  /** What was wrong with the last code; null: none was typed. */
  problem: CodeProblem | null;
  /** A recovery code may be entered, too. */
  hasRecovery?: boolean | undefined;
}

/** The page that asks for the second factor of a withdrawal. It repeats the typed fields. */
export const withdrawalCodePage = ({ fields, problem, hasRecovery = false }: CodePage) =>
  answerPage('plain.codeTitle', ({ text, href, action, brand }) => {
    const { [TWO_FACTOR_FIELD]: _code, [RECOVERY_FIELD]: _offered, ...order } = fields;
    return {
      styles: plainFormStyles(brand),
      body: `<p>${text('plain.codeText')}${hasRecovery ? ` ${text('plain.codeRecovery')}` : ''}</p>
${problem ? `<p id="problem">${text(`plain.code.${problem}`)}</p>` : ''}
<form method="post" action="${action(orderAddresses.withdraw)}">
${hiddenFields({ ...order, ...(hasRecovery ? { [RECOVERY_FIELD]: '1' } : {}) })}
<label for="code">${text('plain.codeLabel')}</label>
<input id="code" name="${TWO_FACTOR_FIELD}" required${hasRecovery ? ' autocapitalize="characters" spellcheck="false"' : ' inputmode="numeric"'} maxlength="256" autocomplete="one-time-code"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
<button type="submit">${text('plain.codeGo')}</button>
</form>
<a href="${href(paths.withdraw.build())}">${text('plain.codeBack')}</a>`,
    };
  });
