import { AppError } from '../../../../shared/errors/AppError.ts';
import { isUncertain } from '../../../../shared/errors/isUncertain.ts';

/** A little shorter than the server remembers a key: a repeated order must find the first answer. */
const KNOWN_MS = 9 * 60_000;

interface Stored {
  print: string;
  key: string;
  at: number;
}

/**
 * The idempotency key of an order until its outcome is known. It is stored: the same order pressed again after a lost answer,
 * after a reload or in another tab reuses it. `print`: what is ordered, without card numbers.
 */
export function createOrderKeys(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  let own: Stored | null = null;

  function read(): Stored | null {
    try {
      const stored: unknown = JSON.parse(storage().getItem(name) ?? 'null');
      return isStored(stored) ? stored : null;
    } catch {
      return own;
    }
  }
  function write(next: Stored | null): void {
    own = next;
    try {
      if (next) storage().setItem(name, JSON.stringify(next));
      else storage().removeItem(name);
    } catch {
      // Without storage the key lasts as long as the page.
    }
  }

  return {
    keyOf(print: string): string {
      const known = read();
      if (known?.print === print && Date.now() - known.at < KNOWN_MS) return known.key;
      const key = crypto.randomUUID();
      write({ print, key, at: Date.now() });
      return key;
    },
    /** Call after an answer. The key is dropped on success, or on an error which proves that nothing was ordered. */
    settled(error?: unknown): void {
      if (error === undefined || (error instanceof AppError && !isUncertain(error.type))) write(null);
    },
  };
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { print, key, at } = value as Record<string, unknown>;
  return typeof print === 'string' && typeof key === 'string' && typeof at === 'number';
}
