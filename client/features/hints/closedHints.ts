import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';

/** Hints that the player has closed in this tab, by name and uid. */
export const closedHints = {
  has(name: string): boolean {
    return read().includes(name);
  },
  add(name: string): void {
    tabStorage.write(sessionStorageKeys.closedHints, [...new Set([...read(), name])].join(','));
  },
};

function read(): string[] {
  return (tabStorage.read(sessionStorageKeys.closedHints) ?? '').split(',');
}
