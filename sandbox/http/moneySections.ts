import { requisiteRules } from '../platform/cashier.ts';
import { amountRules } from '../world/payments.ts';
import { promoCodes } from '../world/promoCodes.ts';

/** How to have each outcome of the cashier and of a promo code, for the developers' page. */
export function moneySections(): string {
  const sums = Object.entries(amountRules).map(
    ([end, effect]) => `<tr><td><code>…${end}</code></td><td>${effect}</td></tr>`,
  );
  const cards = Object.entries(requisiteRules).map(
    ([end, { error }]) => `<tr><td><code>…${end}</code></td><td>${error}</td></tr>`,
  );
  const codes = promoCodes.map(({ code, about }) => `<tr><td><code>${code}</code></td><td>${about}</td></tr>`);
  return `<h2>Payments</h2>
<p>The last two digits of a deposit decide; cards answer at once, apps in 5 s, USDT in 20 s, the <code>local_*</code> methods
on their own page. A withdrawal ending in 01 is declined, in 02 never leaves processing; others are paid in half an hour of the
sandbox's clock.</p>
<table><tr><th>Sum</th><th>What happens</th></tr>${sums.join('')}</table>
<table><tr><th>Card, phone or wallet of a withdrawal</th><th>Refused with</th></tr>${cards.join('')}</table>
<h2>Promo codes</h2>
<table>${codes.join('')}</table>`;
}
