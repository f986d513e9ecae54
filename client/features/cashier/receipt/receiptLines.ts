import { formatMoment } from '#client/lib/formatMoment.ts';
import type { getDepositInfo } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Locale } from '#shared/locales.ts';
import { statusLook } from '../history/rows/statusLook.ts';

export type ReceiptPayment = OutputOf<typeof getDepositInfo>;

interface ReceiptOptions {
  names: Readonly<Record<string, string>>;
  text: (id: string) => string;
  locale: Locale;
}

interface ReceiptLine {
  name: string;
  label: string;
  value: string;
}

/** Lines of a receipt, the same on paper, in a file and when shared; on the page the headline has some of them. */
export function receiptLines(payment: ReceiptPayment, { names, text, locale }: ReceiptOptions): ReceiptLine[] {
  const { id, type, method, requisites, amount, status, created_at: created, updated_at: updated, domain } = payment;
  const lines: [string, string | null][] = [
    ['number', String(id)],
    ['kind', text(`cashier.kind.${type}`)],
    ['sum', formatMoney(amount, locale)],
    ['status', text(statusLook(status, type).messageId)],
    ['method', names[method] ?? method],
    ['requisites', requisites],
    ['created', created === null ? null : formatMoment(inMs(created))],
    ['updated', updated === null ? null : formatMoment(inMs(updated))],
    ['site', domain],
  ];
  return lines.flatMap(([name, value]) => (value ? [{ name, label: text(`receipt.${name}`), value }] : []));
}
