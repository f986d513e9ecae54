import type { Stores } from '#client/stores/createStores.ts';
import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';

/** The currency in which tiles state a table's limits: a guest's is the site's; undefined for a player whose balance is not known yet. */
export function limitCurrency({ session, balances }: Pick<Stores, 'session' | 'balances'>): string | undefined {
  return session.isPlayer ? balances.main?.currency : DEFAULT_CURRENCY;
}
