/** The player's choice: a theme, or the system's. Without a choice it is the brand's default, dark. */
export type Theme = 'dark' | 'light' | 'system';
