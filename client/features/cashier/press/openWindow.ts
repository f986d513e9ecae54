import type { DepositMethod } from '../method/depositMethods.ts';

export interface OwnWindow {
  /** null: none was asked for; `blocked`: the browser gave none. */
  window: Window | 'blocked' | null;
  /** Nothing goes on in it. */
  close: () => void;
}

/** A window for the provider, opened in the press; asked for where the method goes on in one, or where this page must stay. */
export function openWindow({ open_mode: mode }: Pick<DepositMethod, 'open_mode'>, isAside: boolean): OwnWindow {
  if (mode !== 'new_window' && !(isAside && mode === 'redirect')) return { window: null, close: () => undefined };
  const own = window.open('', '_blank');
  if (!own) return { window: 'blocked', close: () => undefined };
  // The provider's page must not be able to lead this one elsewhere.
  own.opener = null;
  return { window: own, close: () => own.close() };
}
