import { hydrateRoot } from 'react-dom/client';

/** `hydrateRoot`, in the file of the packages (vite.config.ts): React is then evaluated with it, in a task before the entry's. */
export function hydrate(...args: Parameters<typeof hydrateRoot>): void {
  hydrateRoot(...args);
}
