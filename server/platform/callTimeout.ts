import type { Env } from '../../config/env.ts';
import type { Method } from '../../shared/api/method.ts';

/**
 * Milliseconds a call of the product API may take. What moves money has the timeout budget of the cashier: given up early, its
 * outcome is one that nobody knows.
 */
export function callTimeout(
  { name, money }: Pick<Method, 'name' | 'money'>,
  env: Pick<Env, 'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT'>,
): number {
  return money || name.startsWith('cashier.') ? env.CASHIER_TIMEOUT : env.PLATFORM_TIMEOUT;
}
