import type { World } from '../../world/createWorld.ts';
import type { PaymentType } from '../../world/money/payments.ts';
import { requisiteVerdict } from './requisiteVerdict.ts';

interface SavedRequisites {
  id: number | string;
  /** Masked. */
  title: string;
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
  const checks = world.requisiteChecks.of(uid, method);
  const asked = checks.filter(({ requisites }) => used.every(({ title }) => title !== requisites));
  return [...used, ...asked.map(({ action_id: id, requisites: title }) => ({ id, title }))].map(({ id, title }) => {
    const check = requisiteVerdict(world, { uid, method, requisites: title });
    return {
      id,
      title,
      state: check?.rule?.state ?? null,
      ...(check?.action === undefined ? {} : { external_action_id: check.action }),
    };
  });
}
