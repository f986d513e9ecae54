import type { ChatKind } from '#shared/support/ChatProvider.ts';
import type { StartVendor } from './ChatVendor.ts';

const vendors: Record<ChatKind, () => Promise<StartVendor>> = {
  live_tex: async () => (await import('./startLiveTex.ts')).startLiveTex,
  freshChat: async () => (await import('./startFreshChat.ts')).startFreshChat,
  liveChat: async () => (await import('./startLiveChat.ts')).startLiveChat,
  verbox: async () => (await import('./startVerbox.ts')).startVerbox,
  betunlim: async () => (await import('./startBetunlim.ts')).startBetunlim,
  jivoSite: async () => (await import('./startJivoSite.ts')).startJivoSite,
  comm100: async () => (await import('./startComm100.ts')).startComm100,
};

/** Loads the adapter of one vendor only. */
export function loadVendor(kind: ChatKind): Promise<StartVendor> {
  return vendors[kind]();
}
