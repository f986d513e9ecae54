import type { ComponentType } from 'react';
import type { DialogName } from '../stores/DialogParams.ts';
import type { DialogProps } from '../stores/DialogProps.ts';

type Registry = { [K in DialogName]: { words: string; load: () => Promise<ComponentType<DialogProps<K>>> } };

/** The component of every dialog, in a chunk of its own, and whose words it speaks. */
export const dialogRegistry = {
  auth: { words: 'auth', load: async () => (await import('../features/auth/AuthDialog.tsx')).AuthDialog },
  confirmEmail: {
    words: 'auth',
    load: async () => (await import('../features/auth/sign-up/ConfirmEmailDialog.tsx')).ConfirmEmailDialog,
  },
  credentials: {
    words: 'auth',
    load: async () => (await import('../features/auth/sign-up/CredentialsDialog.tsx')).CredentialsDialog,
  },
  promoActivated: {
    words: 'offers',
    load: async () => (await import('../features/offers/PromoActivatedDialog.tsx')).PromoActivatedDialog,
  },
  search: { words: 'search', load: async () => (await import('../features/search/SearchDialog.tsx')).SearchDialog },
  chat: { words: 'support', load: async () => (await import('../features/chat/ChatDialog.tsx')).ChatDialog },
  demoMode: { words: 'game', load: async () => (await import('../features/game/DemoModeDialog.tsx')).DemoModeDialog },
  deposit: {
    words: 'cashier',
    load: async () => (await import('../features/cashier/DepositDialog.tsx')).DepositDialog,
  },
  campaignPopup: {
    words: 'player',
    load: async () => (await import('../features/popups/CampaignDialog.tsx')).CampaignDialog,
  },
  unseenCashback: {
    words: 'cashback',
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
