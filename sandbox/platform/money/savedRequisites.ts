import type { World } from '#sandbox/createWorld.ts';
import type { Requisites } from '#sandbox/world/money/createRequisitesOf.ts';
import type { PaymentType } from '#sandbox/world/money/Payment.ts';
import { requisiteVerdict } from './requisiteVerdict.ts';

interface SavedRequisites extends Requisites {
  id: number | string;
  /** For withdrawals: why the requisites cannot be used now. */
  state: 'on_verification' | 'validation_required' | 'fraudulent' | null;
  external_action_id?: string;
}

/** Requisites that the player has used before; for a withdrawal also those with a check at the identity provider. */
export function savedRequisites(
  world: World,
  { uid, method, type }: { uid: number; method: string; type: PaymentType },
): SavedRequisites[] {
  const used = world.money.payments.saved(uid, method);
  if (type === 'deposit') return used.map((one) => ({ ...one, state: null }));
  const checks = world.cashier.requisiteChecks.of(uid, method);
  const pendingChecks = checks.filter(({ place }) => used.every((one) => one.place !== place));
  return [...used, ...pendingChecks.map(({ action_id: id, requisites: title, place }) => ({ id, title, place }))].map(
    ({ id, title, place }) => {
      const check = requisiteVerdict(world, { uid, method, requisites: { title, place } });
      return {
        id,
        title,
        place,
        state: check?.rule?.state ?? null,
        ...(check?.action === undefined ? {} : { external_action_id: check.action }),
      };
    },
  );
}
