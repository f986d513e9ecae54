import type * as z from 'zod/mini';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { delivery } from '#shared/api/rewards/loyalty.contract.ts';
import { deliveryFields } from '#shared/rewards/deliveryFields.ts';
import { formRule } from '#shared/rules/formRule.ts';

type Delivery = z.output<typeof delivery>;

/** The address that was given for a gift. Throws InvalidParameter for its first wrong field. */
export function readDelivery(given: Delivery | undefined, locale: SandboxLanguage): Delivery {
  const parsed = formRule(deliveryFields, { locale }).safeParse(given ?? {});
  if (parsed.success) return parsed.data as Delivery;
  const field = String(parsed.error.issues[0]?.path[0] ?? 'recipient');
  throw refuseField(locale, field, given?.[field as keyof Delivery] ? 'wrongValue' : 'required');
}
