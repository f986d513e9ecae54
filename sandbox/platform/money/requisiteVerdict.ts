import type { World } from '#sandbox/createWorld.ts';
import type { Requisites } from '#sandbox/world/money/createRequisitesOf.ts';
import { type RequisiteRule, requisiteRules } from './requisiteRules.ts';

interface Verdict {
  /** The rule that refuses a withdrawal; null: allowed now. */
  rule: RequisiteRule | null;
  /** The id of the check that decides. */
  action?: string;
}

/** Whether money may go to a card or wallet of the player; undefined: never restricted. */
export function requisiteVerdict(
  { cashier: { requisiteChecks } }: Pick<World, 'cashier'>,
  { uid, method, requisites }: { uid: number; method: string; requisites: Requisites },
): Verdict | undefined {
  const rule = requisiteRules[requisites.title.slice(-4)];
  if (rule?.state !== 'validation_required') return rule && { rule };
  const { action_id: action, status, is_final: isFinal } = requisiteChecks.open(uid, method, requisites);
  if (status === 'approved') return { rule: null, action };
  if (status === 'pending') return { rule: requisiteRules['0001'] ?? rule, action };
  if (isFinal === 1) return { rule: requisiteRules['0003'] ?? rule, action };
  return { rule, action };
}
