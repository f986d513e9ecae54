/** Tokens of one theme, as CSS values; text and what it stands on as `#rrggbb` or a reference, because a test computes contrasts. */
type ThemeToken =
  | 'bg'
  | 'sunken'
  | 'raised'
  | 'overlay'
  | 'hover'
  | 'skeleton'
  | 'track'
  | 'line'
  | 'line2'
  | 'fieldLine'
  | 'field'
  | 'selected'
  | 'inset'
  | 'text'
  | 'muted'
  | 'primary'
  | 'primaryHover'
  | 'onPrimary'
  | 'primaryText'
  | 'primarySoft'
  | 'secondary'
  | 'onSecondary'
  | 'secondaryText'
  | 'secondarySoft'
  | 'info'
  | 'infoText'
  | 'infoSoft'
  | 'danger'
  | 'dangerText'
  | 'dangerFill'
  | 'onDanger'
  | 'dangerSoft'
  | 'success'
  | 'successText'
  | 'successSoft'
  | 'progress'
  | 'scrim'
  | 'scrimBg'
  | 'shadow';

/**
 * Tokens of both themes, as CSS values: parts that are always dark (night, band, hero), places in a table, what lies over pictures, the
 * glow, fonts and corner radii. `nightPanel` (at least 0.9) lies behind text, `artChip` behind buttons; `artVeil` and `artDim` darken art.
 * `medal2` and `medal3` are stars of places, the first of which is `primary`; `medalGold` and so on have text in `onPrimary`.
 */
type CommonToken =
  | 'night'
  | 'night2'
  | 'nightCard'
  | 'nightCardClear'
  | 'nightPanel'
  | 'nightClear'
  | 'band1'
  | 'band2'
  | 'band3'
  | 'band4'
  | 'onNight'
  | 'onNightSoft'
  | 'onNightMuted'
  | 'onNightPrimary'
  | 'onNightLine'
  | 'onNightHover'
  | 'medal2'
  | 'medal3'
  | 'medalGold'
  | 'medalSilver'
  | 'medalBronze'
  | 'artChip'
  | 'artVeil'
  | 'artDim'
  | 'onArtLine'
  | 'knob'
  | 'glow'
  | 'glowText'
  | 'fontText'
  | 'fontDisplay'
  | 'radiusBadge'
  | 'radiusThumb'
  | 'radiusCard'
  | 'radiusDialog'
  | 'radiusPill';

/**
 * A brand: its name and its whole look. The plain pages and the web manifest read it; brandStyles.test.ts writes
 * `client/ui/theme/brand.css` and `public/favicon.svg` from it. Pictures are SVG.
 */
export interface Brand {
  name: string;
  /** 40 by 40, for tabs, bookmarks, notifications and the manifest. */
  icon: string;
  /** 72 by 72, on problem pages, hidden from screen readers. */
  mark: string;
  /** The default theme, which the plain pages use too. */
  dark: Record<ThemeToken, string> & { logoMark: string };
  light: Record<ThemeToken, string> & { logoMark: string };
  /** Besides tokens: the large mark, on the night background, the tile of the band, and the address of the skyline; null: none. */
  both: Record<CommonToken, string> & { logoLarge: string; tileBand: string; skyline: string | null };
}

/** Name of the brand; a separate constant, so that the browser does not load the whole brand. */
export const BRAND_NAME = 'Yulduz';
/** Background colour of the browser's bar and the manifest. */
export const BRAND_GROUND = '#0a0f24';

/** The brand of this site. Another one replaces these three constants (docs/where-things-live.md, "Another brand"). */
export const brand: Brand = {
  name: BRAND_NAME,
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#0A0F24"/><path fill="none" stroke="#1FD1BE" stroke-width="1.8" d="M20 2.6L25.1 7.7L32.3 7.7L32.3 14.9L37.4 20L32.3 25.1L32.3 32.3L25.1 32.3L20 37.4L14.9 32.3L7.7 32.3L7.7 25.1L2.6 20L7.7 14.9L7.7 7.7L14.9 7.7z"/><path fill="#FFB627" fill-rule="evenodd" d="M20 7.6L22.57 13.8L28.77 11.23L26.2 17.43L32.4 20L26.2 22.57L28.77 28.77L22.57 26.2L20 32.4L17.43 26.2L11.23 28.77L13.8 22.57L7.6 20L13.8 17.43L11.23 11.23L17.43 13.8zM21.68 15.93L22.38 17.62L24.07 18.32L23.37 20L24.07 21.68L22.38 22.38L21.68 24.07L20 23.37L18.32 24.07L17.62 22.38L15.93 21.68L16.63 20L15.93 18.32L17.62 17.62L18.32 15.93L20 16.63z"/></svg>',
  mark: '<svg width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="#ffb627" stroke-width="3" aria-hidden="true"><path d="M14 14h44v44H14z"/><path d="m36 4.9 31.1 31.1L36 67.1 4.9 36z"/></svg>',
  dark: {
    bg: BRAND_GROUND,
    sunken: '#070b1b',
    raised: '#121938',
    overlay: '#1a2349',
    hover: '#222d5c',
    skeleton: '#1a2349',
    track: '#2a3157',
    line: 'rgb(255 255 255 / 8%)',
    line2: 'rgb(255 255 255 / 14%)',
    fieldLine: '#6672a6',
    field: 'var(--sunken)',
    selected: 'var(--overlay)',
    inset: 'var(--raised)',
    text: '#f4f6ff',
    muted: '#a3adcf',
    primary: '#ffb627',
    primaryHover: '#ffc552',
    onPrimary: '#231500',
    primaryText: '#ffc24d',
    primarySoft: '#2b2438',
    secondary: '#1fd1be',
    onSecondary: '#00201c',
    secondaryText: '#3fdccb',
    secondarySoft: '#0f2c45',
    info: '#4c7dff',
    infoText: '#8fb0ff',
    infoSoft: '#152258',
    danger: '#f0475f',
    dangerText: '#ff8a99',
    dangerFill: '#c8203c',
    onDanger: '#ffffff',
    dangerSoft: '#33162f',
    success: '#35d07f',
    successText: '#4fdb92',
    successSoft: '#0f2e35',
    progress: 'var(--primary)',
    scrim: 'rgb(4 6 16 / 72%)',
    scrimBg: '#060916',
    shadow: '0 16px 40px rgb(2 4 14 / 50%)',
    logoMark:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="none" stroke="#1fd1be" stroke-width="1.6" d="M20 1.4L25.45 6.85L33.15 6.85L33.15 14.55L38.6 20L33.15 25.45L33.15 33.15L25.45 33.15L20 38.6L14.55 33.15L6.85 33.15L6.85 25.45L1.4 20L6.85 14.55L6.85 6.85L14.55 6.85z"/><path fill="#ffb627" fill-rule="evenodd" d="M20 6.8L22.73 13.4L29.33 10.67L26.6 17.27L33.2 20L26.6 22.73L29.33 29.33L22.73 26.6L20 33.2L17.27 26.6L10.67 29.33L13.4 22.73L6.8 20L13.4 17.27L10.67 10.67L17.27 13.4zM21.91 15.38L22.71 17.29L24.62 18.09L23.83 20L24.62 21.91L22.71 22.71L21.91 24.62L20 23.83L18.09 24.62L17.29 22.71L15.38 21.91L16.17 20L15.38 18.09L17.29 17.29L18.09 15.38L20 16.17z"/></svg>',
  },
  light: {
    bg: '#f3f5fc',
    sunken: '#e7ebf7',
    raised: '#ffffff',
    overlay: '#ffffff',
    hover: '#e9edfa',
    skeleton: '#e7ebf7',
    track: '#cdd2e2',
    line: 'rgb(16 24 66 / 10%)',
    line2: 'rgb(16 24 66 / 18%)',
    fieldLine: '#7a84ab',
    field: 'var(--raised)',
    selected: 'var(--raised)',
    inset: 'var(--hover)',
    text: '#0f1638',
    muted: '#4f597f',
    primary: '#ffb627',
    primaryHover: '#f5a60f',
    onPrimary: '#231500',
    primaryText: '#8a5200',
    primarySoft: '#fff3d9',
    secondary: '#0b7a70',
    onSecondary: '#ffffff',
    secondaryText: '#0a6f66',
    secondarySoft: '#ddf5f1',
    info: '#2a57d8',
    infoText: '#2450c8',
    infoSoft: '#e3eaff',
    danger: '#c8203c',
    dangerText: '#b3152f',
    dangerFill: '#c8203c',
    onDanger: '#ffffff',
    dangerSoft: '#fde7ea',
    success: '#147a45',
    successText: '#11693b',
    successSoft: '#dff5e8',
    progress: 'var(--primary-text)',
    scrim: 'rgb(10 15 36 / 50%)',
    scrimBg: '#7f8290',
    shadow: '0 16px 40px rgb(16 24 66 / 16%)',
    logoMark:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="none" stroke="#0b7a70" stroke-width="1.6" d="M20 1.4L25.45 6.85L33.15 6.85L33.15 14.55L38.6 20L33.15 25.45L33.15 33.15L25.45 33.15L20 38.6L14.55 33.15L6.85 33.15L6.85 25.45L1.4 20L6.85 14.55L6.85 6.85L14.55 6.85z"/><path fill="#ffb627" fill-rule="evenodd" d="M20 6.8L22.73 13.4L29.33 10.67L26.6 17.27L33.2 20L26.6 22.73L29.33 29.33L22.73 26.6L20 33.2L17.27 26.6L10.67 29.33L13.4 22.73L6.8 20L13.4 17.27L10.67 10.67L17.27 13.4zM21.91 15.38L22.71 17.29L24.62 18.09L23.83 20L24.62 21.91L22.71 22.71L21.91 24.62L20 23.83L18.09 24.62L17.29 22.71L15.38 21.91L16.17 20L15.38 18.09L17.29 17.29L18.09 15.38L20 16.17z"/></svg>',
  },
  both: {
    night: '#0a0f24',
    night2: '#1b2a86',
    nightCard: '#0f1738',
    nightCardClear: 'rgb(15 23 56 / 0%)',
    nightPanel: 'rgb(10 15 36 / 90%)',
    nightClear: 'rgb(10 15 36 / 0%)',
    band1: '#101a4a',
    band2: '#16256a',
    band3: '#1fd1be',
    band4: '#ffb627',
    onNight: '#f4f6ff',
    onNightSoft: '#dfe4f8',
    onNightMuted: '#c3cbe6',
    onNightPrimary: '#ffc24d',
    onNightLine: 'rgb(255 255 255 / 8%)',
    onNightHover: 'rgb(255 255 255 / 10%)',
    medal2: '#cfe0f7',
    medal3: '#d98f52',
    medalGold: '#ffb627',
    medalSilver: '#c3cbe6',
    medalBronze: '#e09a63',
    artChip: 'rgb(7 11 27 / 82%)',
    artVeil: 'rgb(7 11 27 / 66%)',
    artDim: 'rgb(7 11 27 / 40%)',
    onArtLine: 'rgb(255 255 255 / 45%)',
    knob: '#ffffff',
    glow: '0 0 0 1px rgb(255 182 39 / 35%), 0 6px 24px rgb(255 182 39 / 28%)',
    glowText: '0 0 22px rgb(255 182 39 / 45%)',
    logoLarge:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="none" stroke="#1fd1be" stroke-width=".5" d="M20 1.4L25.45 6.85L33.15 6.85L33.15 14.55L38.6 20L33.15 25.45L33.15 33.15L25.45 33.15L20 38.6L14.55 33.15L6.85 33.15L6.85 25.45L1.4 20L6.85 14.55L6.85 6.85L14.55 6.85z"/><path fill="#ffb627" fill-rule="evenodd" d="M20 6.8L22.73 13.4L29.33 10.67L26.6 17.27L33.2 20L26.6 22.73L29.33 29.33L22.73 26.6L20 33.2L17.27 26.6L10.67 29.33L13.4 22.73L6.8 20L13.4 17.27L10.67 10.67L17.27 13.4zM21.91 15.38L22.71 17.29L24.62 18.09L23.83 20L24.62 21.91L22.71 22.71L21.91 24.62L20 23.83L18.09 24.62L17.29 22.71L15.38 21.91L16.17 20L15.38 18.09L17.29 17.29L18.09 15.38L20 16.17z"/></svg>',
    tileBand:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#101A4A" d="M0 0h24v24H0z"/><path fill="#16256A" stroke="#1FD1BE" stroke-width=".9" d="M12 0.4L15.4 3.8L20.2 3.8L20.2 8.6L23.6 12L20.2 15.4L20.2 20.2L15.4 20.2L12 23.6L8.6 20.2L3.8 20.2L3.8 15.4L0.4 12L3.8 8.6L3.8 3.8L8.6 3.8z"/><path fill="#FFB627" d="M12 7.4L12.95 9.7L15.25 8.75L14.3 11.05L16.6 12L14.3 12.95L15.25 15.25L12.95 14.3L12 16.6L11.05 14.3L8.75 15.25L9.7 12.95L7.4 12L9.7 11.05L8.75 8.75L11.05 9.7z"/></svg>',
    skyline: '/icons/skyline.svg',
    fontText: 'Onest, "Onest Fallback", "Onest Fallback Android", system-ui, sans-serif',
    fontDisplay: 'Unbounded, "Unbounded Fallback", "Unbounded Fallback Android", system-ui, sans-serif',
    radiusBadge: '6px',
    radiusThumb: '8px',
    radiusCard: '12px',
    radiusDialog: '20px',
    radiusPill: '999px',
  },
};
