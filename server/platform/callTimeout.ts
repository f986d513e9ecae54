import type { Env } from '#config/env.ts';
import type { Method } from '#shared/api/method.ts';

/**
 * Timeout of a product API call in ms. Money commands and `cashier.*` use CASHIER_TIMEOUT: when a command is
 * aborted early, its outcome is unknown.
 */
export function callTimeout(
  { name, money }: Pick<Method, 'name' | 'money'>,
  env: Pick<Env, 'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT'>,
): number {
  return money || name.startsWith('cashier.') ? env.CASHIER_TIMEOUT : env.PLATFORM_TIMEOUT;
}
