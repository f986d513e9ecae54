import type { LostOrder } from '#shared/orders/Order.ts';

export interface StoredOrder extends LostOrder {
  /** Idempotency key. */
  key: string;
  /** When it was sent first, in Unix ms. */
  at: number;
  /** It is certainly not under way any more. */
  isEnded: boolean;
}

/** Orders whose outcome is not known, by name. Stored for reloads and other tabs; without storage they last as long as the page. */
export function createLostOrders(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const orders = new Map<string, StoredOrder>();
  return {
    read(name: string): StoredOrder | null {
      try {
        const stored: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return isStored(stored) ? stored : null;
      } catch {
        return orders.get(name) ?? null;
      }
    },
    keep(name: string, order: StoredOrder): void {
      orders.set(name, order);
      try {
        storage().setItem(name, JSON.stringify(order));
      } catch {
        // Read from `orders`.
      }
    },
    forget(name: string): void {
      orders.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // Nothing is stored.
      }
    },
  };
}

function isStored(value: unknown): value is StoredOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { key, facts, before, at, isEnded } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    typeof facts === 'object' &&
    facts !== null &&
    (before === null || Array.isArray(before)) &&
    typeof at === 'number' &&
    typeof isEnded === 'boolean'
  );
}
