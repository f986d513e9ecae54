/** Storage of the browser that never throws: cookies may be blocked, a window private, a disk full. */
export interface SafeStorage {
  /** Null when there is no such key, or no storage. */
  read(key: string): string | null;
  /** Whether the value is stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** `storage`: reading `localStorage` itself throws where storage is forbidden, so it is read at each use. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Forbidden storage contains nothing.
      }
    },
    keys() {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
}
