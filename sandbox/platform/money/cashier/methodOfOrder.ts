import type { World } from '#sandbox/createWorld.ts';
import { openMethods } from '#sandbox/platform/money/payMethodsOf.ts';
import { refuseMoneyField } from '#sandbox/platform/money/refuseMoneyField.ts';
import type { PaymentType } from '#sandbox/world/money/Payment.ts';
import { type PayMethodData } from '#sandbox/world/money/payMethods.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';

/** The method of an order, whose currency it names and whose sum it can read. Throws the refusal of one that does not. */
export function methodOfOrder(
  world: World,
  type: PaymentType,
  { method: sysname, currency, amount }: { method: string; currency: string; amount: number },
  locale: SandboxLanguage,
): PayMethodData {
  const method = openMethods(world, type).find((candidate) => candidate.sysname === sysname);
  if (!method) throw refuseMoneyField(locale, 'method', 'unknownMethod');
  if (method.currency !== currency) throw refuseMoneyField(locale, 'currency', 'wrongCurrency');
  const { problem } = readSum(amount, sumDigits(method));
  if (problem !== null && problem !== 'range')
    throw refuseMoneyField(locale, 'amount', problem === 'whole' ? 'wholeSum' : 'wrongSum');
  return method;
}
