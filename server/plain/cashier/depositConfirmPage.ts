import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { hiddenFields } from '#server/plain/forms/hiddenFields.ts';
import { plainFormStyles } from '#server/plain/forms/plainFormStyles.ts';
import { answerPage } from '#server/plain/pages/answerPage.ts';
import { CONFIRMED_SUM_FIELD } from '#shared/cashier/confirmedSumField.ts';
import { feeOf } from '#shared/domain/money/feeOf.ts';
import { formatFee } from '#shared/domain/money/formatFee.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { orderAddresses } from '#shared/forms/orders/orderAddresses.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { paths } from '#shared/url/paths.ts';

interface ConfirmPage {
  /** The fields of the deposit as they were typed. */
  fields: Readonly<Record<string, string>>;
  method: {
    sysname: string;
    name: string;
    currency: string;
    fee?: { percent?: number | undefined; fixed?: number | undefined } | undefined;
  };
  sum: Money;
  /** The value of the field that confirms this sum. */
  confirmed: string;
}

/** The page that shows the sum of a deposit before anything is charged. It repeats the typed fields. */
export const depositConfirmPage = ({ fields, method, sum, confirmed }: ConfirmPage) =>
  answerPage('plain.depositTitle', ({ text, href, action, locale, brand }) => {
    const money = escapeHtml(formatMoney(sum, locale));
    const rate = formatFee(method, locale);
    const fee = rate === null ? text('plain.depositFree') : `${formatMoney(feeOf(sum, method.fee), locale)} (${rate})`;
    const back = paths.depositMethod.build({ sysname: method.sysname }, { [paymentKeys.amount]: sum.amount });
    return {
      styles: `${plainFormStyles(brand)}dl{margin:0 0 24px}dd{margin:0 0 12px;font-weight:600}dt{color:${brand.dark.muted};font-size:14px}`,
      body: `<p>${text('plain.depositText')}</p>
<dl>
<dt>${text('plain.depositMethod')}</dt><dd>${escapeHtml(method.name)}</dd>
<dt>${text('plain.depositSum')}</dt><dd>${money}</dd>
<dt>${text('plain.depositFee')}</dt><dd>${escapeHtml(fee)}</dd>
</dl>
<form method="post" action="${action(orderAddresses.deposit)}">
${hiddenFields({ ...fields, [CONFIRMED_SUM_FIELD]: confirmed })}
<button type="submit">${text('plain.depositGo', { sum: money })}</button>
</form>
<a href="${href(back)}">${text('plain.depositBack')}</a>`,
    };
  });
