import { sessionStorageKeys } from '../../../shared/keys/sessionStorageKeys.ts';

export interface Credentials {
  uid: number;
  login: string;
  password: string;
}

function isCredentials(value: unknown): value is Credentials {
  const { uid, login, password } = (value ?? {}) as Partial<Record<keyof Credentials, unknown>>;
  return typeof uid === 'number' && typeof login === 'string' && typeof password === 'string';
}

/** What one click made up, until the player says that it is saved: a reload must not lose what nobody can restore. In this tab alone. */
export const unsavedCredentials = {
  read(): Credentials | null {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(sessionStorageKeys.credentials) ?? 'null');
      return isCredentials(value) ? value : null;
    } catch {
      return null;
    }
  },
  store(credentials: Credentials): void {
    try {
      sessionStorage.setItem(sessionStorageKeys.credentials, JSON.stringify(credentials));
    } catch {
      // Where storage is forbidden the dialog is all there is.
    }
  },
  remove(): void {
    try {
      sessionStorage.removeItem(sessionStorageKeys.credentials);
    } catch {
      // Forbidden storage holds nothing.
    }
  },
};
