import type { DepositMethod } from '../../method/depositMethods.ts';

export interface OwnWindow {
  /** null: none was needed; `blocked`: the browser refused. */
  window: Window | 'blocked' | null;
  /** Closes the unused window. */
  close: () => void;
}

/** Opens a window for the provider within the press, if the method needs one or this page must stay. */
export function openWindow({ open_mode: mode }: Pick<DepositMethod, 'open_mode'>, isOverlay: boolean): OwnWindow {
  if (mode !== 'new_window' && !(isOverlay && mode === 'redirect')) return { window: null, close: () => undefined };
  const opened = window.open('', '_blank');
  if (!opened) return { window: 'blocked', close: () => undefined };
  // The provider's page must not be able to navigate this one.
  opened.opener = null;
  return { window: opened, close: () => opened.close() };
}
