import type { ComponentType } from 'react';
import type { DialogName } from '../dialogs/DialogParams.ts';
import type { WordArea } from '../i18n/loadMessages.ts';
import type { DialogProps } from '../dialogs/DialogProps.ts';

type Registry = { [K in DialogName]: { words: WordArea; load: () => Promise<ComponentType<DialogProps<K>>> } };

/** The component of every dialog, in a chunk of its own, and whose words it speaks. */
export const dialogRegistry = {
  auth: { words: 'auth', load: async () => (await import('../features/auth/AuthDialog.tsx')).AuthDialog },
  confirmEmail: {
    words: 'auth',
    load: async () => (await import('../features/auth/ConfirmEmailDialog.tsx')).ConfirmEmailDialog,
  },
  credentials: {
    words: 'auth',
    load: async () => (await import('../features/auth/CredentialsDialog.tsx')).CredentialsDialog,
  },
  search: { words: 'search', load: async () => (await import('../features/search/SearchDialog.tsx')).SearchDialog },
  chat: { words: 'support', load: async () => (await import('../features/chat/ChatDialog.tsx')).ChatDialog },
  demoMode: { words: 'game', load: async () => (await import('../features/game/DemoModeDialog.tsx')).DemoModeDialog },
  campaignPopup: {
    words: 'player',
    load: async () => (await import('../features/popups/CampaignDialog.tsx')).CampaignDialog,
  },
  unseenCashback: {
    words: 'player',
    load: async () => (await import('../features/popups/CashbackDialog.tsx')).CashbackDialog,
  },
  reportProblem: {
    words: 'support',
    load: async () => (await import('../features/support/ReportProblemDialog.tsx')).ReportProblemDialog,
  },
  shopPurchase: {
    words: 'loyalty',
    load: async () => (await import('../features/loyalty/PurchaseDialog.tsx')).PurchaseDialog,
  },
  changeCharacter: {
    words: 'loyalty',
    load: async () => (await import('../features/loyalty/CharacterDialog.tsx')).CharacterDialog,
  },
} satisfies Registry;
