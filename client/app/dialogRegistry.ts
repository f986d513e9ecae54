import type { ComponentType } from 'react';
import type { DialogName } from '#client/stores/DialogParams.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';

type Registry = {
  [K in DialogName]: { messages: string; load: () => Promise<ComponentType<RegisteredDialogProps<K>>> };
};

/** Every dialog: its component, in its own chunk, and the area of its messages. */
export const dialogRegistry = {
  auth: {
    messages: 'auth',
    load: async () => (await import('#client/features/auth/screen/AuthDialog.tsx')).AuthDialog,
  },
  confirmEmail: {
    messages: 'auth',
    load: async () => (await import('#client/features/auth/sign-up/ConfirmEmailDialog.tsx')).ConfirmEmailDialog,
  },
  telegramEntry: {
    messages: 'auth',
    load: async () => (await import('#client/features/auth/sign-up/TelegramDialog.tsx')).TelegramDialog,
  },
  credentials: {
    messages: 'auth',
    load: async () => (await import('#client/features/auth/sign-up/CredentialsDialog.tsx')).CredentialsDialog,
  },
  promoActivated: {
    messages: 'offers',
    load: async () => (await import('#client/features/offers/PromoActivatedDialog.tsx')).PromoActivatedDialog,
  },
  search: {
    messages: 'search',
    load: async () => (await import('#client/features/search/SearchDialog.tsx')).SearchDialog,
  },
  chat: { messages: 'support', load: async () => (await import('#client/features/chat/ChatDialog.tsx')).ChatDialog },
  demoMode: {
    messages: 'game',
    load: async () => (await import('#client/features/game/DemoModeDialog.tsx')).DemoModeDialog,
  },
  deposit: {
    messages: 'cashier',
    load: async () => (await import('#client/features/cashier/DepositDialog.tsx')).DepositDialog,
  },
  campaignPopup: {
    messages: 'player',
    load: async () => (await import('#client/features/popups/CampaignDialog.tsx')).CampaignDialog,
  },
  unseenCashback: {
    messages: 'cashback',
    load: async () => (await import('#client/features/popups/CashbackDialog.tsx')).CashbackDialog,
  },
  reportProblem: {
    messages: 'support',
    load: async () => (await import('#client/features/support/ReportProblemDialog.tsx')).ReportProblemDialog,
  },
  shopPurchase: {
    messages: 'loyalty',
    load: async () => (await import('#client/features/loyalty/shop/PurchaseDialog.tsx')).PurchaseDialog,
  },
  changeCharacter: {
    messages: 'loyalty',
    load: async () => (await import('#client/features/loyalty/CharacterDialog.tsx')).CharacterDialog,
  },
} satisfies Registry;
