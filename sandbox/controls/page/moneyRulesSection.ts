import { requisiteRules } from '#sandbox/platform/money/requisiteRules.ts';
import { amountRules } from '#sandbox/world/money/payments.ts';
import { promoCodes } from '#sandbox/world/rewards/promoCodes.ts';
import { htmlTable } from './htmlTable.ts';

/** How to cause each outcome of the cashier and of a promo code. */
export function moneyRulesSection(): string {
  const sums = Object.entries(amountRules).map(([end, effect]) => [`<code>…${end}</code>`, effect]);
  const cards = Object.entries(requisiteRules).map(([end, { error }]) => [`<code>…${end}</code>`, error]);
  const codes = promoCodes.map(({ code, about }) => [`<code>${code}</code>`, about]);
  return `<p>The last two digits of a deposit decide; cards answer at once, apps in 5 s, USDT in 20 s, the <code>local_*</code> methods
on the pages of the pretend provider. A withdrawal ending in 01 is declined, in 02 never leaves processing; others are paid in half an
hour of the sandbox's clock.</p>
${htmlTable('Sums', ['Sum', 'What happens'], sums)}
${htmlTable('Withdrawals', ['Card, phone or wallet', 'Refused with'], cards)}
${htmlTable('Promo codes', ['Code', 'What it gives'], codes)}`;
}
