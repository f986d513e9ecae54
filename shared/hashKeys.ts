/** Meanings of the address hash (contract part G); the first three are whole hashes, the last starts one. */
export const hashKeys = {
  real: '#real',
  demo: '#demo',
  popupPreview: '#popup-preview',
  telegramData: 'tgWebAppData',
} as const;
