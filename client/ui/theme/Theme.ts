/** What the player asked for: one of the two, or what their system says. Who has not chosen gets the brand's own, the dark one. */
export type Theme = 'dark' | 'light' | 'system';
