/** Hashes of addresses; `telegramData` is the beginning of a hash, the others are whole hashes. */
export const hashKeys = {
  real: '#real',
  demo: '#demo',
  popupPreview: '#popup-preview',
  /** Opens the live chat on the support page. */
  chat: '#chat',
  telegramData: 'tgWebAppData',
} as const;
