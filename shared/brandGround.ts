/** The ground of the brand that ships, as `--bg` of the dark tokens (a test holds them together), for what no style sheet reaches: the browser's bar, the manifest. */
export const BRAND_GROUND = '#0a0f24';
