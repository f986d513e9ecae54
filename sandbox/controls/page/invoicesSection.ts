import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { payMethods } from '#sandbox/world/money/payMethods.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { htmlTable } from './htmlTable.ts';

const SHOWN = 20;

interface OpenInvoice {
  pay_key: string;
  method: string;
  amount: number;
  currency: string;
  status: string;
  login: string;
}

/** Invoices that are pending at the provider, in place of the payer's phone. */
export function invoicesSection({ db, money }: World): string {
  if (money.payOrigin() === undefined) return '<p>The provider’s pages are off: players could not reach them.</p>';
  const local = payMethods.filter(({ isLocal }) => isLocal).map(({ sysname }) => sysname);
  const rows = prepare<OpenInvoice>(
    db,
    `SELECT p.pay_key, p.method, p.amount, p.currency, p.status, a.login FROM payment p JOIN account a ON a.uid = p.uid
     WHERE p.type = 'deposit' AND p.status IN ('new', 'pending') AND p.method IN (${local.map(() => '?').join(', ')})
     ORDER BY p.id DESC LIMIT ${SHOWN}`,
  )
    .all(...local)
    .map(({ pay_key, method, amount, currency, status, login }) => [
      `<a href="/_/pay/${pay_key}">${escapeHtml(method)}</a>`,
      escapeHtml(login),
      `${amount / 100} ${currency}`,
      status,
    ]);
  return htmlTable('Invoices that wait for the payer', ['Open the provider’s page', 'Player', 'Sum', 'Status'], rows);
}
