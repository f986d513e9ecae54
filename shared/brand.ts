/** A brand where no style sheet applies: name, and colours as `#rrggbb`. The rest of its look is in `client/ui/theme/tokens.css`. */
export interface Brand {
  name: string;
  /** Colours of the dark theme; each equals the token of the same name. */
  colours: {
    bg: string;
    sunken: string;
    fieldLine: string;
    text: string;
    muted: string;
    primary: string;
    onPrimary: string;
    secondary: string;
    secondaryText: string;
    danger: string;
    dangerText: string;
  };
  /** SVG of 72 by 72 pixels, hidden from screen readers. */
  mark: string;
}

/** Name of the brand; a separate constant, so that the browser does not load the whole brand. */
export const BRAND_NAME = 'Yulduz';
/** Background colour of the browser's bar and the manifest. */
export const BRAND_GROUND = '#0a0f24';

/** The brand of this site. To change it, edit this object and `client/ui/theme/tokens.css`. */
export const brand: Brand = {
  name: BRAND_NAME,
  colours: {
    bg: BRAND_GROUND,
    sunken: '#070b1b',
    fieldLine: '#6672a6',
    text: '#f4f6ff',
    muted: '#a3adcf',
    primary: '#ffb627',
    onPrimary: '#231500',
    secondary: '#1fd1be',
    secondaryText: '#3fdccb',
    danger: '#f0475f',
    dangerText: '#ff8a99',
  },
  mark: '<svg width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="#ffb627" stroke-width="3" aria-hidden="true"><path d="M14 14h44v44H14z"/><path d="m36 4.9 31.1 31.1L36 67.1 4.9 36z"/></svg>',
};
