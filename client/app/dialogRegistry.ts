import type { ComponentType } from 'react';
import type { DialogName } from '../dialogs/DialogParams.ts';
import type { DialogProps } from '../dialogs/DialogProps.ts';

type Registry = { [K in DialogName]: () => Promise<ComponentType<DialogProps<K>>> };

/** The component of every dialog, in a chunk of its own. */
export const dialogRegistry = {
  auth: async () => (await import('../features/auth/AuthDialog.tsx')).AuthDialog,
  confirmEmail: async () => (await import('../features/auth/ConfirmEmailDialog.tsx')).ConfirmEmailDialog,
  credentials: async () => (await import('../features/auth/CredentialsDialog.tsx')).CredentialsDialog,
  demoMode: async () => (await import('../features/game/DemoModeDialog.tsx')).DemoModeDialog,
} satisfies Registry;
