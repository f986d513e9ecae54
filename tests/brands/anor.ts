import type { Brand } from '../../shared/brand.ts';

/** A second brand for tests; its tokens are in anor.css. */
export const anor: Brand = {
  name: 'Anor',
  colours: {
    bg: '#1b0b10',
    sunken: '#13070b',
    fieldLine: '#9c7480',
    text: '#fff4f1',
    muted: '#d3b1b6',
    primary: '#ff9a62',
    onPrimary: '#2b0f00',
    secondary: '#f2c14e',
    secondaryText: '#f6cf73',
    danger: '#ff5a6e',
    dangerText: '#ff9aa6',
  },
  mark: '<svg width="72" height="72" viewBox="0 0 72 72" fill="#ff9a62" aria-hidden="true"><circle cx="36" cy="40" r="24"/></svg>',
};
