/** Meanings of the address hash (contract part G); all but the last are whole hashes, that one starts one. */
export const hashKeys = {
  real: '#real',
  demo: '#demo',
  popupPreview: '#popup-preview',
  /** Opens the live chat on the support page. */
  chat: '#chat',
  telegramData: 'tgWebAppData',
} as const;
