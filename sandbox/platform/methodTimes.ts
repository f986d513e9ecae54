import { prepare } from '#sandbox/world/prepare.ts';
import { getMethodTimes } from '#shared/api/cashier/cashierFacts.contract.ts';
import { type Answer, answerPlayer } from './answer.ts';

const WEEK = 7 * 86_400;

/** The percentile `share` of sorted times by nearest rank; null for an empty list. */
function rankOf(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

export const methodTimes: Answer[] = [
  answerPlayer(getMethodTimes, ({ type }, { world }) => {
    // From the order to its final movement in the ledger.
    const paid = prepare<{ method: string; seconds: number }>(
      world.db,
      `SELECT p.method, t.created_at - p.created_at seconds FROM payment p
       JOIN ledger_transaction t ON t.reference = p.type || ':' || p.id || ':done'
       WHERE p.type = ? AND p.status = 'success' ORDER BY p.method, seconds`,
    ).all(type);
    // A cancelled payment does not count as a failure of the method.
    const ended = prepare<{ method: string; success: number; failure: number }>(
      world.db,
      `SELECT method, sum(status = 'success') success, sum(status IN ('declined', 'error')) failure FROM payment
       WHERE type = ? AND created_at > ? GROUP BY method`,
    ).all(type, world.clock.seconds() - WEEK);
    const times = Map.groupBy(paid, ({ method }) => method);
    const methods = new Set([...times.keys(), ...ended.map(({ method }) => method)]);
    return {
      items: [...methods].map((method) => {
        const sorted = (times.get(method) ?? []).map(({ seconds }) => seconds);
        const { success = 0, failure = 0 } = ended.find((row) => row.method === method) ?? {};
        return {
          method,
          count: sorted.length,
          median_seconds: rankOf(sorted, 0.5),
          most_seconds: rankOf(sorted, 0.9),
          success_count: success,
          failure_count: failure,
        };
      }),
    };
  }),
];
