import type { ChatKind } from '#shared/support/ChatProvider.ts';

/**
 * Hosts of each chat vendor that the browser may call, frame, and load styles and fonts from while the operator uses that vendor
 * (reliability D3). betunlim has none: its settings name its host. Further hosts go in CSP_CHAT.
 */
export const chatHosts: Record<ChatKind, readonly string[]> = {
  live_tex: ['https://*.livetex.ru', 'wss://*.livetex.ru'],
  freshChat: ['https://*.freshchat.com', 'https://*.freshworksapi.com', 'wss://*.freshchat.com'],
  liveChat: ['https://*.livechatinc.com', 'https://*.livechat.com', 'https://*.text.com', 'wss://*.livechatinc.com'],
  verbox: ['https://*.verbox.ru', 'wss://*.verbox.ru', 'https://*.site-chat.me', 'wss://*.site-chat.me'],
  betunlim: [],
  jivoSite: ['https://*.jivosite.com', 'https://*.jivo.ru', 'wss://*.jivosite.com', 'wss://*.jivo.ru'],
  comm100: ['https://*.comm100.io', 'https://*.comm100.com', 'wss://*.comm100.io', 'wss://*.comm100.com'],
};
